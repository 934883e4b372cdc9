import { expect, test } from 'vitest';
import { addArea } from './served-areas.ts';

test('an area that is already served is not added again', () => {
  expect(addArea([36, 554], 36)).toBe('there');
  expect(addArea([null], null)).toBe('there');
});

test('a country of a region served as a whole is covered', () => {
  expect(addArea([null], 36)).toBe('covered');
});

test('another country can be added, and so can the whole region when only some of its countries are served', () => {
  expect(addArea([], null)).toBe('new');
  expect(addArea([36], 554)).toBe('new');
  expect(addArea([36, 554], null)).toBe('new');
});
