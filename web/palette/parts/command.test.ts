import { expect, test } from 'vitest';
import { findCommands } from './command.ts';

const commands = [
  { label: 'Opportunities', also: 'jobs reports' },
  { label: 'Download Report', also: 'export excel' },
  { label: 'Côte d’Azur report', also: '' },
];
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

test('a command is found by all its words, ignoring order, accents and case', () => {
  expect(found('report DOWN')).toEqual(['Download Report']);
  expect(found('cote report')).toEqual(['Côte d’Azur report']);
  expect(found('report')).toEqual(['Download Report', 'Côte d’Azur report', 'Opportunities']);
  expect(found('download opportunities')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

test('a command is found by the beginning of a synonym, after those found by name', () => {
  expect(found('exp')).toEqual(['Download Report']);
  expect(found('excel download')).toEqual(['Download Report']);
  expect(found('cel')).toEqual([]);
});
