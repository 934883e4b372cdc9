import { readFileSync } from 'node:fs';
import { readRecords } from '#server/testing/read-workbook.ts';

/** Returns the rows of a downloaded workbook's first sheet, with the values as strings, keyed by column header. */
export const workbookRows = (path: string): Record<string, string>[] =>
  readRecords(readFileSync(path)).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? cell : cell.value])),
  );
