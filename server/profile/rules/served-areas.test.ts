import { expect, test } from 'vitest';
import { addArea } from './served-areas.ts';

test('what is served already is there, and is not added again', () => {
  expect(addArea([36, 554], 36)).toBe('there');
  expect(addArea([null], null)).toBe('there');
});

test('a country of a region that is served as a whole is covered', () => {
  expect(addArea([null], 36)).toBe('covered');
});

test('another country can be added, and the whole of a region of which some countries are served', () => {
  expect(addArea([], null)).toBe('new');
  expect(addArea([36], 554)).toBe('new');
  expect(addArea([36, 554], null)).toBe('new');
});
