import { expect, test } from 'vitest';
import { dashboardSearch, pageAfter } from './dashboard-search.ts';

test('the address is read in the specification’s words, and what makes no sense is left out', () => {
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

test('from counts records, and the page is the one that they end before', () => {
  expect(pageAfter({})).toEqual({ page: 0, size: 10 });
  expect(pageAfter({ from: 20 })).toEqual({ page: 2, size: 10 });
  expect(pageAfter({ from: 30, size: 15 })).toEqual({ page: 2, size: 15 });
});
