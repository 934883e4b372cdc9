import { expect, test } from 'vitest';
import { formatSql } from './format-sql.ts';

test('a clause that fits stays on one line, and a longer one is wrapped', () => {
  const columns = Array.from({ length: 20 }, (_, index) => `"column_${index}"`);
  expect(formatSql(`select ${columns.join(', ')} from "tenant" where "id" = $1 and "side" = $2`).split('\n')).toEqual([
    'select',
    `  ${columns.slice(0, 9).join(', ')},`,
    `  ${columns.slice(9, 17).join(', ')},`,
    `  ${columns.slice(17).join(', ')}`,
    'from "tenant"',
    'where "id" = $1 and "side" = $2;',
  ]);
});

test('a subquery is indented, and every word of it is kept', () => {
  const statement =
    'select * from "a" where "id" in (select "a_id" from "b" where "c" = any ($1::int[])) order by "id"';
  const readable = formatSql(statement);
  expect(readable).toContain('  "id" in (\n    select "a_id"\n    from "b"\n    where "c" = any ($1::int[])\n  )\n');
  expect(readable.replace(/\s+/g, ' ').replaceAll(/\( | \)/g, (each) => each.trim())).toBe(`${statement};`);
});
