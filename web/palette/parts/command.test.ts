import { expect, test } from 'vitest';
import { commandsFor } from './command.ts';

const commands = [{ label: 'Opportunities' }, { label: 'Download Report' }, { label: 'Côte d’Azur report' }];
const found = (typed: string) => commandsFor(commands, typed).map(({ label }) => label);

test('a command is found by all of its words, whatever their order, accents and capitals', () => {
  expect(found('report DOWN')).toEqual(['Download Report']);
  expect(found('cote report')).toEqual(['Côte d’Azur report']);
  expect(found('report')).toEqual(['Download Report', 'Côte d’Azur report']);
  expect(found('download opportunities')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
