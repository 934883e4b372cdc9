import { expect, test } from 'vitest';
import { dashboardSearch, pagingFromOffset } from './dashboard-search.ts';

test('the parameters are named as in the specification, and invalid values are dropped', () => {
  const userId = '01900000-0000-7000-8000-000000000001';
  expect(
    dashboardSearch({
      showonly: '1',
      userId,
      from: '20',
      size: '10',
      stage: 'fulfillment',
      auctionType: 'successfee',
    }),
  ).toEqual({ showonly: 1, userId, from: 20, size: 10, stage: 'fulfillment', auctionType: 'successfee' });
  expect(dashboardSearch({ showonly: '2', userId: 'me', from: '-1', size: '0', stage: 'x', auctionType: 'x' })).toEqual(
    {
      showonly: undefined,
      userId: undefined,
      from: undefined,
      size: undefined,
      stage: undefined,
      auctionType: undefined,
    },
  );
});

test('pages are counted from the offset in the URL, and paging forward repeats no record', () => {
  const begins = (search: { from?: number; size?: number }, total: number) => {
    const { page, pages, beginOf } = pagingFromOffset(search, total);
    return { page, begins: Array.from({ length: pages }, (_one, at) => beginOf(at)) };
  };
  expect(begins({}, 21)).toEqual({ page: 0, begins: [0, 10, 20] });
  expect(begins({ from: 30, size: 15 }, 45)).toEqual({ page: 2, begins: [0, 15, 30] });
  expect(begins({ from: 3, size: 2 }, 8)).toEqual({ page: 2, begins: [0, 1, 3, 5, 7] });
  expect(begins({ from: 1, size: 2 }, 2)).toEqual({ page: 1, begins: [0, 1] });
});
