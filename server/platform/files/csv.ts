import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Sheet } from './workbook.ts';
import type { WorkbookCell } from './workbook-parts.ts';

const dayMs = 86_400_000;
/** The number of days between 1899-12-30, the epoch of spreadsheets, and 1970-01-01. */
const daysBefore1970 = 25_569;

/** Converts a spreadsheet's date to text that sorts and that every program can read, such as 2026-11-20 15:01. */
const dateText = (serial: number, length: number): string =>
  new Date(Math.round((serial - daysBefore1970) * dayMs)).toISOString().replace('T', ' ').slice(0, length);

/** Converts a cell to text: dates as in ISO 8601, numbers with any leading zeros, and amounts as plain decimals. */
const cellText = (cell: WorkbookCell): string => {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  switch (cell.as) {
    case 'dateTime':
      return dateText(Number(cell.value), 16);
    case 'date':
      return dateText(Number(cell.value), 10);
    case 'padded':
      return String(cell.value).padStart(6, '0');
    default:
      return String(cell.value);
  }
};

async function* linesOf({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): AsyncGenerator<string[]> {
  yield columns.map(({ header }) => header);
  for await (const batch of rows) for (const row of batch) yield row.map(cellText);
}

/**
 * Writes a table as CSV in UTF-8, with a byte order mark for spreadsheet programs. Text that they would run as a
 * formula is preceded by an apostrophe. Source: RFC 4180.
 */
export const writeCsv = (table: Pick<Sheet, 'columns' | 'rows'>, out: Writable): Promise<void> =>
  pipeline(
    Readable.from(linesOf(table)),
    stringify({ bom: true, escape_formulas: true, record_delimiter: '\r\n' }),
    out,
  );
