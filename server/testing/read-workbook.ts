import { inflateRawSync } from 'node:zlib';

/** The content of a cell: text, or a number as it is stored, with its display format. */
export type ReadCell = string | { value: string; format: string };

export interface ReadSheet {
  name: string;
  rows: ReadCell[][];
  /** The sheet's XML, for checking anything but cells. */
  xml: string;
}

/** Returns the entries of a zip file by path, after checking the length of each. */
const unzipped = (bytes: Buffer): Map<string, string> => {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) throw new Error('This is no zip file.');
  const entries = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory of the zip file is torn.');
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + packed);
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data;
    if (content.length !== size) throw new Error(`${name} is ${String(content.length)} bytes and not ${String(size)}.`);
    entries.set(name, content.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Returns the number format of every cell style, by the style's index. */
const formatsOf = (styles: string): string[] => {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [
      id,
      unescaped(code),
    ]),
  );
  const looks = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...looks.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id = '']) => own.get(id) ?? 'General');
};

const cellsOf = (row: string, formats: readonly string[]): ReadCell[] => {
  const cells: ReadCell[] = [];
  for (const [, letters = '', attributes = '', inside = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)) {
    const text = /<t[^>]*>(.*)<\/t>/s.exec(inside)?.[1];
    const look = Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0);
    while (cells.length < columnOf(letters)) cells.push('');
    cells.push(
      text === undefined
        ? { value: /<v>(.*)<\/v>/.exec(inside)?.[1] ?? '', format: formats[look] ?? 'General' }
        : unescaped(text),
    );
  }
  return cells;
};

/** Reads a workbook as a spreadsheet program does: through its relationships, styles and cells. */
export const readWorkbook = (bytes: Uint8Array): ReadSheet[] => {
  const entries = unzipped(Buffer.from(bytes));
  const part = (path: string): string => {
    const text = entries.get(path);
    if (text === undefined) throw new Error(`The workbook has no ${path}.`);
    return text;
  };
  const kinds = part('[Content_Types].xml');
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, `xl/${target}`],
    ),
  );
  const formats = formatsOf(part('xl/styles.xml'));
  return [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"[^>]*r:id="([^"]+)"/g)].map(
    ([, name = '', id = '']) => {
      const path = targets.get(id) ?? '';
      if (!kinds.includes(`"/${path}"`)) throw new Error(`${path} has no kind.`);
      const xml = part(path);
      const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row, formats));
      return { name: unescaped(name), rows, xml };
    },
  );
};

/** Reads the rows of a workbook's first sheet, with column headers as keys. */
export const readRecords = (bytes: Uint8Array): Record<string, ReadCell>[] => {
  const [header = [], ...rows] = readWorkbook(bytes)[0]?.rows ?? [];
  return rows.map((row) =>
    Object.fromEntries(header.map((name, column) => [typeof name === 'string' ? name : name.value, row[column] ?? ''])),
  );
};
