import { writeCsv } from './csv.ts';
import { generateFile, type GeneratedFile } from './generated-file.ts';
import { writeWorkbook, type Sheet } from './workbook.ts';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Generates a CSV or XLSX file from one table. `madeAt` is the creation time stored in a workbook. */
export const generateTableFile = (
  table: Sheet,
  { format, fileName, madeAt }: { format: 'csv' | 'xlsx'; fileName: string; madeAt: Date },
): Promise<GeneratedFile> =>
  format === 'csv'
    ? generateFile({ fileName, mediaType: 'text/csv; charset=utf-8' }, (out) => writeCsv(table, out))
    : generateFile({ fileName, mediaType: workbookMediaType }, (out) => writeWorkbook([table], out, madeAt));
