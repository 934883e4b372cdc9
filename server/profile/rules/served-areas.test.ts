import { expect, test } from 'vitest';
import { checkAreaAddition } from './served-areas.ts';

test('an area that is already served is not added again', () => {
  expect(checkAreaAddition([36, 554], 36)).toBe('there');
  expect(checkAreaAddition([null], null)).toBe('there');
});

test('a country of a region served as a whole is covered', () => {
  expect(checkAreaAddition([null], 36)).toBe('covered');
});

test('another country can be added, and so can the whole region when only some of its countries are served', () => {
  expect(checkAreaAddition([], null)).toBe('new');
  expect(checkAreaAddition([36], 554)).toBe('new');
  expect(checkAreaAddition([36, 554], null)).toBe('new');
});
