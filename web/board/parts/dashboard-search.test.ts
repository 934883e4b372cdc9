import { expect, test } from 'vitest';
import { boardOf, dashboardSearch } from './dashboard-search.ts';

test('the address of the specification asks the board for the same', () => {
  const search = dashboardSearch({
    showonly: '1',
    from: '2',
    size: '20',
    stage: 'fulfillment',
    auctionType: 'successfee',
  });
  expect(boardOf(search)).toEqual({
    assignToMe: true,
    stage: 'fulfillment',
    kind: 'successfee',
    pageCurrent: 2,
    pageSize: 20,
  });
});

test('a bare address shows everything of the agency, ten at a time', () => {
  expect(boardOf(dashboardSearch({ stage: 'nowhere' }))).toEqual({ assignToMe: false, pageCurrent: 0, pageSize: 10 });
});
