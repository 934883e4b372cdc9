import { expect, test } from 'vitest';
import { stagedOf, stageOf, stagingSearch } from './staging-search.ts';

test('an address names a stage that something can be in; without one it is the fulfillment', () => {
  expect(stageOf(stagingSearch({ stage: 'bidding' }))).toBe('bidding');
  expect(stageOf(stagingSearch({ stage: 'ended' }))).toBe('fulfillment');
});

test('the staging asks for a stage of the board, the soonest to close first', () => {
  expect(stagedOf(stagingSearch({ stage: 'clarification', page: '2', assignToMe: 'true' }))).toEqual({
    stage: 'clarification',
    assignToMe: true,
    pageCurrent: 2,
    sortBy: 'closing',
    sortOrder: 'asc',
  });
});
