import { expect, test } from 'vitest';
import { stagingBoardSearch, selectedStageOf, stagingSearch } from './staging-search.ts';

test('a URL names a stage that an engagement can be in, and defaults to fulfillment', () => {
  expect(selectedStageOf(stagingSearch({ stage: 'bidding' }))).toBe('bidding');
  expect(selectedStageOf(stagingSearch({ stage: 'ended' }))).toBe('fulfillment');
});

test('the staging queries the board for a stage, soonest deadline first', () => {
  expect(stagingBoardSearch(stagingSearch({ stage: 'clarification', page: '2', assignToMe: 'true' }))).toEqual({
    stage: 'clarification',
    assignToMe: true,
    pageCurrent: 2,
    sortBy: 'closing',
    sortOrder: 'asc',
  });
});
