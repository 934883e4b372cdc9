/** The display format of a number. An amount has as many decimals as its currency. */
export type NumberFormat =
  'dateTime' | 'date' | 'padded' | 'count' | 'percent' | 'amount0' | 'amount2' | 'amount3' | 'amount4';

/**
 * A cell with text, a number (as a decimal string to stay exact), or nothing. A date is a number: days since
 * 1899-12-30.
 */
export type WorkbookCell = string | null | { readonly value: string | number; readonly as: NumberFormat };

export interface SheetColumn {
  readonly header: string;
  /** The width of the column in characters. */
  readonly width: number;
}

export interface WrittenSheet {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly isFiltered: boolean;
}

/**
 * The display formats of numbers. Cell styles are indexed in this order: plain, header, guarded text, then these
 * formats.
 */
const formats: Readonly<Record<NumberFormat, string>> = {
  dateTime: 'dd mmm yyyy hh:mm',
  date: 'dd mmm yyyy',
  padded: '000000',
  count: '#,##0',
  percent: '0.00##%',
  amount0: '#,##0',
  amount2: '#,##0.00',
  amount3: '#,##0.000',
  amount4: '#,##0.0000',
};
const looks = Object.fromEntries(Object.keys(formats).map((name, at) => [name, at + 3])) as Record<
  NumberFormat,
  number
>;
const headerLook = 1;
const guardedLook = 2;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const neverInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const needsCare = /[&<>"\ufffe\uffff]|[^\P{Cc}\t\n\r]|_[xX][\dA-Fa-f]{4}_/u;
const longest = 32_767;

/** Escapes text for XML. This includes `_x0041_`, which would be read as a character code. */
const escaped = (given: string): string => {
  const text = given.length > longest ? `${given.slice(0, longest - 1)}…` : given;
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!needsCare.test(whole)) return whole;
  return whole
    .replace(neverInXml, '')
    .replace(/_(?=[xX][\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
};

/** Returns a column's name in letters: A, B, … Z, AA. */
const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

const textXml = (text: string, place: string, look: number): string =>
  `<c r="${place}"${look === 0 ? '' : ` s="${String(look)}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/**
 * Writes a cell as XML. Text stays text, and text that looks like a formula stays text even when the cell is edited.
 */
export const cellXml = (cell: WorkbookCell, column: number, row: number): string => {
  if (cell === null || cell === '') return '';
  const place = `${columnName(column)}${String(row)}`;
  if (typeof cell === 'string') return textXml(cell, place, /^[=+\-@\t\r]/.test(cell) ? guardedLook : 0);
  return `<c r="${place}" s="${String(looks[cell.as])}"><v>${String(cell.value)}</v></c>`;
};

export const headerRowXml = (columns: readonly SheetColumn[]): string =>
  `<row r="1">${columns.map(({ header }, at) => textXml(header, `${columnName(at)}1`, headerLook)).join('')}</row>`;

/** Returns the start of a sheet up to its rows, with a frozen header. */
export const sheetStartXml = (columns: readonly SheetColumn[]): string => {
  const widths = columns.map(({ width }, at) => {
    const place = String(at + 1);
    return `<col min="${place}" max="${place}" width="${String(width)}" customWidth="1"/>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
};

export const sheetEndXml = (columns: number, rows: number, isFiltered: boolean): string =>
  `</sheetData>${isFiltered ? `<autoFilter ref="A1:${columnName(columns - 1)}${String(rows)}"/>` : ''}</worksheet>`;

export const sheetPath = (at: number): string => `xl/worksheets/sheet${String(at + 1)}.xml`;

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${String(id)}" Type="${relations}/${type}" Target="${target}"/>`;

export const rootRelations = `${declaration}<Relationships xmlns="${packageRelations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`;

export const workbookRelations = (sheets: number): string => {
  const all = Array.from({ length: sheets }, (_, at) =>
    relation(at + 1, 'worksheet', sheetPath(at).slice('xl/'.length)),
  );
  return `${declaration}<Relationships xmlns="${packageRelations}">${all.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
};

/** Defines the name by which spreadsheet programs find the range of a sheet's filter. */
const filterName = ({ name, columns, rows }: WrittenSheet, at: number): string =>
  `<definedName name="_xlnm._FilterDatabase" localSheetId="${String(at)}" hidden="1">'${escaped(name.replaceAll("'", "''"))}'!$A$1:$${columnName(columns - 1)}$${String(rows)}</definedName>`;

export const workbookXml = (sheets: readonly WrittenSheet[]): string => {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`,
  );
  const filters = sheets.flatMap((sheet, at) => (sheet.isFiltered ? [filterName(sheet, at)] : []));
  const names = filters.length === 0 ? '' : `<definedNames>${filters.join('')}</definedNames>`;
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets>${names}</workbook>`;
};

const firstOwnFormat = 164;
const look = (format: number, font: number, fill: number, more = ''): string =>
  `<xf numFmtId="${String(format)}" fontId="${String(font)}" fillId="${String(fill)}" borderId="0" xfId="0"${more}/>`;

export const stylesXml = [
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="${String(Object.keys(formats).length)}">`,
  ...Object.values(formats).map(
    (code, at) => `<numFmt numFmtId="${String(firstOwnFormat + at)}" formatCode="${escaped(code)}"/>`,
  ),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFECE9F6"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
  `<cellXfs count="${String(3 + Object.keys(formats).length)}">`,
  look(0, 0, 0),
  look(0, 1, 2, ' applyFont="1" applyFill="1"'),
  look(49, 0, 0, ' quotePrefix="1" applyNumberFormat="1"'),
  ...Object.keys(formats).map((_, at) => look(firstOwnFormat + at, 0, 0, ' applyNumberFormat="1"')),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

export const contentTypes = (sheets: number): string => {
  const listed = Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/${sheetPath(at)}" ContentType="${kinds}.worksheet+xml"/>`,
  );
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/>${listed.join('')}</Types>`;
};
