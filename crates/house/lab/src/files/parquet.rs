//! Rows as Parquet.

use std::fs::File;
use std::io::{BufWriter, Error, Result};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::columns::{Kind, Value};

/// Rows that are written together; so many are kept in memory.
const GROUP: usize = 1 << 16;

/// The values of one column that wait to be written.
enum Waiting {
    Numbers(Vec<i64>),
    Words(Vec<ByteArray>),
    Truths(Vec<bool>),
    Shares(Vec<f64>),
}

/// A Parquet file that is being written.
pub struct ParquetRows {
    file: SerializedFileWriter<BufWriter<File>>,
    waiting: Vec<Waiting>,
    rows: usize,
}

fn trouble(e: ParquetError) -> Error {
    Error::other(e)
}

impl ParquetRows {
    /// A file without rows.
    pub fn new(file: BufWriter<File>, name: &str, columns: &[(&str, Kind)]) -> Result<ParquetRows> {
        let column = |(name, kind): &(&str, Kind)| match kind {
            Kind::Number => format!("REQUIRED INT64 {name} (INTEGER(64,false));"),
            Kind::Word => format!("REQUIRED BYTE_ARRAY {name} (STRING);"),
            Kind::Truth => format!("REQUIRED BOOLEAN {name};"),
            Kind::Share => format!("REQUIRED DOUBLE {name};"),
        };
        let schema = format!("message {name} {{ {} }}", columns.iter().map(column).collect::<String>());
        let schema = Arc::new(parse_message_type(&schema).map_err(trouble)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let waiting = columns.iter().map(|(_, kind)| match kind {
            Kind::Number => Waiting::Numbers(Vec::new()),
            Kind::Word => Waiting::Words(Vec::new()),
            Kind::Truth => Waiting::Truths(Vec::new()),
            Kind::Share => Waiting::Shares(Vec::new()),
        });
        let waiting = waiting.collect();
        Ok(ParquetRows {
            file: SerializedFileWriter::new(file, schema, Arc::new(properties)).map_err(trouble)?,
            waiting,
            rows: 0,
        })
    }

    /// One more row.
    pub fn add(&mut self, row: &[Value]) -> Result<()> {
        for (column, value) in self.waiting.iter_mut().zip(row) {
            match (column, value) {
                (Waiting::Numbers(all), Value::Number(n)) => all.push(*n as i64),
                (Waiting::Words(all), Value::Word(word)) => all.push(ByteArray::from(word.as_bytes().to_vec())),
                (Waiting::Truths(all), Value::Truth(truth)) => all.push(*truth),
                (Waiting::Shares(all), Value::Share(share)) => all.push(*share),
                _ => unreachable!("a value is of the kind of its column"),
            }
        }
        self.rows += 1;
        if self.rows == GROUP { self.write().map_err(trouble) } else { Ok(()) }
    }

    fn write(&mut self) -> std::result::Result<(), ParquetError> {
        let mut group = self.file.next_row_group()?;
        for column in &mut self.waiting {
            let mut to = group.next_column()?.expect("the schema has all columns");
            match column {
                Waiting::Numbers(all) => to.typed::<Int64Type>().write_batch(all, None, None)?,
                Waiting::Words(all) => to.typed::<ByteArrayType>().write_batch(all, None, None)?,
                Waiting::Truths(all) => to.typed::<BoolType>().write_batch(all, None, None)?,
                Waiting::Shares(all) => to.typed::<DoubleType>().write_batch(all, None, None)?,
            };
            to.close()?;
            match column {
                Waiting::Numbers(all) => all.clear(),
                Waiting::Words(all) => all.clear(),
                Waiting::Truths(all) => all.clear(),
                Waiting::Shares(all) => all.clear(),
            }
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }

    /// Writes what waits and closes the file: only then can it be read.
    pub fn finish(mut self) -> Result<()> {
        if self.rows > 0 {
            self.write().map_err(trouble)?;
        }
        self.file.close().map(|_| ()).map_err(trouble)
    }
}
