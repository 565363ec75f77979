import type { TableParts } from '../../../house/game';
import type { Cosmic } from '../messages';

/** What both layouts of the table are given. */
export interface Parts extends TableParts<Cosmic> {
  /** The seat that is looked at. */
  selected: number | null;
}
