import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import * as parts from './workbook-parts.ts';
import { cellXml, type WorkbookCell, type SheetColumn } from './workbook-parts.ts';

/** A sheet whose rows come in batches and are never all there at once. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly (readonly WorkbookCell[])[]>;
  /** Whether its header has the buttons that filter. */
  readonly isFiltered: boolean;
}

/** What one sheet of a workbook can hold, its header among it. */
const mostRows = 1_048_576;

/** How much is put together before it is handed on. */
const chunkLength = 65_536;

const rowXml = (cells: readonly WorkbookCell[], at: number): string => {
  let xml = `<row r="${String(at)}">`;
  for (const [column, cell] of cells.entries()) xml += cellXml(cell, column, at);
  return `${xml}</row>`;
};

/** The rows of a sheet one after the other, of which the next can be looked at before it is taken. */
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

/** One sheet as XML: as many rows as it can hold. Tells in `written` how many these were. */
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
 * Writes a workbook (Office Open XML) while its rows come in, so that it needs no more memory for many rows than for
 * few. What one sheet cannot hold goes on in another of the same name with its number.
 */
export const writeWorkbook = async (
  sheets: readonly Sheet[],
  out: Writable,
  madeAt: Date,
  most = mostRows,
): Promise<void> => {
  const zip = new ZipFile();
  // What goes wrong with an entry is heard of at the entry.
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
