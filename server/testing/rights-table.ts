import type { Right } from '#contract/common/refusal.ts';

const cell = (right: Right | boolean): string => {
  if (typeof right === 'boolean') return right ? 'yes' : 'no';
  return right.allowed ? 'yes' : right.reasons.map(({ code }) => code).join(', ');
};

/**
 * Formats rights as a table for inline comparison, with a row for each state or role and a column for each right. A
 * cell contains "yes", the reason codes, or "no" for a right that names no reasons.
 */
export const rightsTable = <Row>(
  rows: Readonly<Record<string, Row>>,
  rightsOf: (row: Row) => Readonly<Record<string, Right | boolean>>,
): string => {
  const rights = Object.entries<Row>(rows).map(([name, row]) => [name, rightsOf(row)] as const);
  const columns = Object.keys(rights[0]?.[1] ?? {});
  const lines = [['', ...columns], ...rights.map(([name, can]) => [name, ...Object.values(can).map(cell)])];
  const widths = ['', ...columns].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
};
