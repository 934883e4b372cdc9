import { expect, test } from 'vitest';
import { areaFault } from './served-areas.ts';

test('what is served already is not added again: area-there', () => {
  expect(areaFault([36, 554], 36)).toBe('area-there');
  expect(areaFault([null], null)).toBe('area-there');
});

test('a country of a region that is served as a whole is covered: area-covered', () => {
  expect(areaFault([null], 36)).toBe('area-covered');
});

test('another country can be added, and the whole of a region of which some countries are served', () => {
  expect(areaFault([], null)).toBeUndefined();
  expect(areaFault([36], 554)).toBeUndefined();
  expect(areaFault([36, 554], null)).toBeUndefined();
});
