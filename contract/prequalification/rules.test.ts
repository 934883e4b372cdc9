import { expect, test } from 'vitest';
import { prequalificationCellName, prequalificationCells, documentFlagOf, addMonths } from './rules.ts';
import { documentFlags } from './states.ts';

test('the six cells match the six flags of a document', () => {
  expect(prequalificationCells.map(({ flag }) => flag).toSorted()).toEqual(documentFlags.toSorted());
  for (const cell of prequalificationCells) expect(documentFlagOf(cell)).toBe(cell.flag);
});
test('the name of a cell has its recruitment type and its category', () =>
  expect(prequalificationCells.map(prequalificationCellName)).toEqual([
    'Permanent, Executive',
    'Permanent, Professional',
    'Permanent, Skilled/Semi-skilled',
    'Contract, Executive',
    'Contract, Professional',
    'Contract, Skilled/Semi-skilled',
  ]));
test.each([
  ['2026-11-20', 12, '2027-11-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s and %i months are %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));
