//! Tables, those around them, and what keeps them: hall, clocks, storage, sockets.
