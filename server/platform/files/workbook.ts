import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import * as parts from './workbook-parts.ts';
import { cellXml, type WorkbookCell, type SheetColumn } from './workbook-parts.ts';

/** A sheet whose rows arrive in batches, so that they are never all in memory. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly (readonly WorkbookCell[])[]>;
  /** Whether the header has filter buttons. */
  readonly isFiltered: boolean;
}

/** Yields rows that are already in memory as one batch, the form that a sheet requires. */
export async function* asSingleBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}

/** The maximum number of rows in a sheet, including its header. */
const mostRows = 1_048_576;

/** The number of characters in an output chunk. */
const chunkLength = 65_536;

const rowXml = (cells: readonly WorkbookCell[], at: number): string => {
  let xml = `<row r="${String(at)}">`;
  for (const [column, cell] of cells.entries()) xml += cellXml(cell, column, at);
  return `${xml}</row>`;
};

/** Reads a sheet's rows in order. The next row can be checked before it is taken. */
const rowSource = (sheet: Sheet) => {
  const batches = sheet.rows[Symbol.asyncIterator]();
  let batch: readonly (readonly WorkbookCell[])[] = [];
  let at = 0;
  const next = async (): Promise<readonly WorkbookCell[] | undefined> => {
    while (at >= batch.length) {
      const found = await batches.next();
      if (found.done === true) return undefined;
      batch = found.value;
      at = 0;
    }
    return batch[at];
  };
  return { next, take: (): void => void (at += 1) };
};

/** Writes one sheet as XML with as many rows as fit, and sets `written` to their number. */
async function* sheetXml(
  sheet: Sheet,
  source: ReturnType<typeof rowSource>,
  written: { rows: number },
  most: number,
): AsyncGenerator<string> {
  let xml = parts.sheetStartXml(sheet.columns) + parts.headerRowXml(sheet.columns);
  written.rows = 1;
  for (let row = await source.next(); row !== undefined && written.rows < most; row = await source.next()) {
    source.take();
    written.rows += 1;
    xml += rowXml(row, written.rows);
    if (xml.length > chunkLength) {
      yield xml;
      xml = '';
    }
  }
  yield xml + parts.sheetEndXml(sheet.columns.length, written.rows, sheet.isFiltered);
}

/**
 * Writes a workbook (Office Open XML) while its rows arrive, so that memory use does not depend on how many there are.
 * Rows beyond a sheet's limit continue on another sheet, with a number added to the name.
 */
export const writeWorkbook = async (
  sheets: readonly Sheet[],
  out: Writable,
  madeAt: Date,
  most = mostRows,
): Promise<void> => {
  const zip = new ZipFile();
  // An error in a sheet is emitted on the sheet's own stream, so errors of the archive are ignored.
  zip.on('error', () => undefined);
  const stop = new AbortController();
  const written = pipeline(zip.outputStream, out, { signal: stop.signal });
  written.catch(() => undefined);
  const entry = { mtime: madeAt, forceDosTimestamp: true };
  const add = (path: string, xml: string): void => zip.addBuffer(Buffer.from(xml), path, entry);
  let open: Readable | undefined;
  try {
    const made: parts.WrittenSheet[] = [];
    for (const sheet of sheets) {
      const source = rowSource(sheet);
      for (let part = 1; part === 1 || (await source.next()) !== undefined; part += 1) {
        const told = { rows: 0 };
        open = Readable.from(sheetXml(sheet, source, told, most), { objectMode: false });
        zip.addReadStream(open, parts.sheetPath(made.length), entry);
        await Promise.race([finished(open), written]);
        const name = part === 1 ? sheet.name : `${sheet.name} (${String(part)})`;
        made.push({ name, columns: sheet.columns.length, rows: told.rows, isFiltered: sheet.isFiltered });
      }
    }
    add('_rels/.rels', parts.rootRelations);
    add('xl/_rels/workbook.xml.rels', parts.workbookRelations(made.length));
    add('xl/workbook.xml', parts.workbookXml(made));
    add('xl/styles.xml', parts.stylesXml);
    add('[Content_Types].xml', parts.contentTypes(made.length));
    zip.end();
    await written;
  } catch (error) {
    open?.destroy();
    stop.abort();
    await written.catch(() => undefined);
    throw error;
  }
};
