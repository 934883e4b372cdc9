import { expect, test } from 'vitest';
import { areaAdded } from './served-areas.ts';

test('what is served already is there, and is not added again', () => {
  expect(areaAdded([36, 554], 36)).toBe('there');
  expect(areaAdded([null], null)).toBe('there');
});

test('a country of a region that is served as a whole is covered', () => {
  expect(areaAdded([null], 36)).toBe('covered');
});

test('another country can be added, and the whole of a region of which some countries are served', () => {
  expect(areaAdded([], null)).toBe('new');
  expect(areaAdded([36], 554)).toBe('new');
  expect(areaAdded([36, 554], null)).toBe('new');
});
