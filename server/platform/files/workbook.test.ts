import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readWorkbook } from '#server/testing/read-workbook.ts';
import type { WorkbookCell } from './workbook-parts.ts';
import { writeWorkbook, type Sheet } from './workbook.ts';

const madeAt = new Date('2026-11-20T04:00:00Z');

async function* inBatches(rows: readonly WorkbookCell[][], size = 2): AsyncGenerator<readonly WorkbookCell[][]> {
  for (let at = 0; at < rows.length; at += size) yield await Promise.resolve(rows.slice(at, at + size));
}

const sheetOf = (rows: AsyncIterable<readonly WorkbookCell[][]>, more: Partial<Sheet> = {}): Sheet => ({
  name: 'Report',
  columns: [
    { header: 'Name', width: 20 },
    { header: 'Fee', width: 12 },
  ],
  rows,
  isFiltered: true,
  ...more,
});

const written = async (sheets: readonly Sheet[], most?: number) => {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeWorkbook(sheets, out, madeAt, most)]);
  return readWorkbook(bytes);
};

test('text and numbers are read back unchanged, below a frozen header with filters', async () => {
  const [sheet] = await written([
    sheetOf(
      inBatches([
        ['Ada Byrne', { value: '16200.50', as: 'amount2' }],
        ['', null],
        ['Bo', { value: 46_346.5, as: 'dateTime' }],
      ]),
    ),
  ]);
  expect(sheet?.rows).toEqual([
    ['Name', 'Fee'],
    ['Ada Byrne', { value: '16200.50', format: '#,##0.00' }],
    [],
    ['Bo', { value: '46346.5', format: 'dd mmm yyyy hh:mm' }],
  ]);
  expect(sheet?.xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet?.xml).toContain('<autoFilter ref="A1:B4"/>');
  expect(sheet?.xml).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
});

test.each([
  ['=HYPERLINK("https://evil.example")'],
  ['+61 2 5550 1234'],
  ['-1'],
  ['@SUM(A1)'],
  ['a < b & "c" > d'],
  ['_x0041_ and _x005F_x0041_'],
  ['two\nlines'],
  ['  spaces  '],
  ['漢字 and 🙂'],
])('%j stays a text, sign for sign', async (text) => {
  const [sheet] = await written([sheetOf(inBatches([[text, null]]))]);
  expect(sheet?.rows[1]).toEqual([text]);
  expect(sheet?.xml).not.toContain('<f');
});

test('text that looks like a formula stays text when the cell is edited', async () => {
  const [sheet] = await written([
    sheetOf(
      inBatches([
        ['=1+1', null],
        ['one', null],
      ]),
    ),
  ]);
  expect(sheet?.xml).toContain('<c r="A2" s="2" t="inlineStr">');
  expect(sheet?.xml).toContain('<c r="A3" t="inlineStr">');
});

test('characters that XML forbids are removed, and text is cut to the length of a cell', async () => {
  const [sheet] = await written([
    sheetOf(
      inBatches([
        ['a\u0001b\ufffe\ud800', null],
        ['x'.repeat(40_000), null],
      ]),
    ),
  ]);
  expect(sheet?.rows[1]).toEqual(['ab\ufffd']);
  expect(sheet?.rows[2]?.[0]).toHaveLength(32_767);
});

test('rows beyond the limit of a sheet continue on the next one, which repeats the header', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((name): WorkbookCell[] => [name, null]);
  const sheets = await written([sheetOf(inBatches(rows)), sheetOf(inBatches([['about', null]]), { name: 'About' })], 3);
  expect(sheets.map(({ name, rows: of }) => [name, of.map(([first]) => first)])).toEqual([
    ['Report', ['Name', 'a', 'b']],
    ['Report (2)', ['Name', 'c', 'd']],
    ['Report (3)', ['Name', 'e']],
    ['About', ['Name', 'about']],
  ]);
});

test('an error of the rows or of the destination is thrown unchanged', async () => {
  async function* broken(): AsyncGenerator<WorkbookCell[][]> {
    yield await Promise.resolve([['a', null]]);
    throw new Error('the database is gone');
  }
  const out = new PassThrough().resume();
  await expect(writeWorkbook([sheetOf(broken())], out, madeAt)).rejects.toThrow('the database is gone');
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('no room')) });
  const many = Array.from({ length: 5000 }, (_, at): WorkbookCell[] => [`name ${String(at)}`, null]);
  await expect(writeWorkbook([sheetOf(inBatches(many, 100))], full, madeAt)).rejects.toThrow('no room');
});
