import { expect, test } from 'vitest';
import { filterOptions, stepIndex } from './combo-steps.ts';

const options = ['Côte d’Ivoire', 'New Zealand', 'Niger', 'Nigeria'].map((label, id) => ({ id, label }));
const labels = (typed: string): string[] => filterOptions(options, typed).map(({ label }) => label);

test('text is found anywhere in a label, ignoring accents and case', () => {
  expect(labels('zeal')).toEqual(['New Zealand']);
  expect(labels('COTE')).toEqual(['Côte d’Ivoire']);
  expect(labels('niger')).toEqual(['Niger', 'Nigeria']);
  expect(labels('xyz')).toEqual([]);
});

test('without text, all options are shown', () => {
  expect(labels('')).toHaveLength(4);
  expect(labels('  ')).toHaveLength(4);
});

test('the arrow keys wrap around, and enter the list at the first or last option', () => {
  expect(stepIndex(-1, 1, 3)).toBe(0);
  expect(stepIndex(-1, -1, 3)).toBe(2);
  expect(stepIndex(2, 1, 3)).toBe(0);
  expect(stepIndex(0, -1, 3)).toBe(2);
  expect(stepIndex(0, 1, 3)).toBe(1);
});

test('without options there is nothing to highlight', () => {
  expect(stepIndex(-1, 1, 0)).toBe(-1);
  expect(stepIndex(2, -1, 0)).toBe(-1);
});
