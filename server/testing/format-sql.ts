import { format } from 'sql-formatter';

const widest = 110;
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Returns the lines after the one at `index` that are indented more deeply. */
const bodyAt = (lines: readonly string[], index: number): readonly string[] => {
  const indent = indentOf(lines[index] ?? '');
  const end = lines.findIndex((line, at) => at > index && indentOf(line) <= indent);
  return lines.slice(index + 1, end === -1 ? undefined : end);
};

const isFlat = (lines: readonly string[]): boolean =>
  lines.every((line) => indentOf(line) === indentOf(lines[0] ?? '') && !/\($|^\)/.test(line.trim()));

/** Joins lines up to the maximum width. The results keep their first line's indentation. */
const filled = (lines: readonly string[]): string[] => {
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.endsWith(',') && last.length + line.trimStart().length < widest) {
      all[all.length - 1] = `${last} ${line.trimStart()}`;
    } else all.push(line);
  }
  return all;
};

/** Joins clauses and columns that fit on one line, because sql-formatter puts each on its own line. */
const packed = (lines: readonly string[]): string[] => {
  const all: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const body = bodyAt(lines, index);
    const opensClause = /^\s*[a-z][a-z ]*$/.test(line) && body.length > 0 && isFlat(body);
    if (!opensClause) {
      all.push(line);
      continue;
    }
    const joined = `${line} ${body.map((each) => each.trim()).join(' ')}`;
    all.push(...(joined.length <= widest ? [joined] : [line, ...filled(body)]));
    index += body.length;
  }
  return all;
};

/** Formats a statement for review, wrapped at its clauses. */
export const formatSql = (statement: string): string =>
  `${packed(format(statement, { language: 'postgresql', expressionWidth: 100 }).split('\n')).join('\n')};`;
