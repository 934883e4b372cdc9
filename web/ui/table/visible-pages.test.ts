import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

const said = (page: number, pages: number): string =>
  visiblePages(page, pages)
    .map((shown) => (shown === undefined ? '…' : shown + 1))
    .join(' ');

test('up to seven pages are all shown', () => {
  expect(said(0, 7)).toBe('1 2 3 4 5 6 7');
});

test('with more pages, the first, the last and those around the current one are shown', () => {
  expect([0, 3, 4, 8, 12, 15].map((page) => said(page, 16))).toEqual([
    '1 2 3 4 5 … 16',
    '1 2 3 4 5 … 16',
    '1 … 4 5 6 … 16',
    '1 … 8 9 10 … 16',
    '1 … 12 13 14 15 16',
    '1 … 12 13 14 15 16',
  ]);
});

test('there are always seven places, and the current page is always among them', () => {
  for (let pages = 7; pages < 40; pages += 1)
    for (let page = 0; page < pages; page += 1) {
      expect(visiblePages(page, pages)).toHaveLength(7);
      expect(visiblePages(page, pages)).toContain(page);
    }
});
