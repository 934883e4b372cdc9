import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import { asSingleBatch } from './workbook.ts';
import type { WorkbookCell } from './workbook-parts.ts';

const written = async (...rows: WorkbookCell[][]): Promise<string[]> => {
  const out = new PassThrough();
  const whole = buffer(out);
  const columns = rows[0]?.map((_, at) => ({ header: `Column ${String(at + 1)}`, width: 10 })) ?? [];
  await writeCsv({ columns, rows: asSingleBatch(rows) }, out);
  return (await whole).toString().split('\r\n');
};

test('cells are text, numbers with their zeros, decimals and dates that sort', async () => {
  const cells: WorkbookCell[] = [
    'Nurse',
    null,
    { value: 42, as: 'padded' },
    { value: '112500.00', as: 'amount2' },
    { value: 46_346.625_694_44, as: 'dateTime' },
    { value: 46_346, as: 'date' },
  ];
  expect((await written(cells))[1]).toBe('Nurse,,000042,112500.00,2026-11-20 15:01,2026-11-20');
});

test('commas, quotes and line breaks are quoted, and formulas are made text', async () => {
  const [, line] = await written(['Smith, Ana', 'the "best"', '=HYPERLINK("x")', '+61 412 000 000', '@here']);
  expect(line).toBe(`"Smith, Ana","the ""best""","'=HYPERLINK(""x"")",'+61 412 000 000,'@here`);
});

test('it begins with the mark of UTF-8 and the headers, also without rows', async () => {
  expect((await written(['ß']))[0]).toBe('\uFEFFColumn 1');
});
