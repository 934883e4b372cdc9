import { expect, test } from 'vitest';
import { filterOptions, stepIndex } from './combo-steps.ts';

const options = ['Côte d’Ivoire', 'New Zealand', 'Niger', 'Nigeria'].map((label, id) => ({ id, label }));
const labels = (typed: string): string[] => filterOptions(options, typed).map(({ label }) => label);

test('what is typed is found anywhere in a label, whatever its accents and capitals', () => {
  expect(labels('zeal')).toEqual(['New Zealand']);
  expect(labels('COTE')).toEqual(['Côte d’Ivoire']);
  expect(labels('niger')).toEqual(['Niger', 'Nigeria']);
  expect(labels('xyz')).toEqual([]);
});

test('with nothing typed all options are there', () => {
  expect(labels('')).toHaveLength(4);
  expect(labels('  ')).toHaveLength(4);
});

test('the arrows go round, and enter at the end they come from', () => {
  expect(stepIndex(-1, 1, 3)).toBe(0);
  expect(stepIndex(-1, -1, 3)).toBe(2);
  expect(stepIndex(2, 1, 3)).toBe(0);
  expect(stepIndex(0, -1, 3)).toBe(2);
  expect(stepIndex(0, 1, 3)).toBe(1);
});

test('with no option there is nowhere to go', () => {
  expect(stepIndex(-1, 1, 0)).toBe(-1);
  expect(stepIndex(2, -1, 0)).toBe(-1);
});
