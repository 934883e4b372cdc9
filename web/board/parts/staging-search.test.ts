import { expect, test } from 'vitest';
import { stagedOf, stageOf, stagingSearch } from './staging-search.ts';

test('a URL names a stage that an engagement can be in, and defaults to fulfillment', () => {
  expect(stageOf(stagingSearch({ stage: 'bidding' }))).toBe('bidding');
  expect(stageOf(stagingSearch({ stage: 'ended' }))).toBe('fulfillment');
});

test('the staging queries the board for a stage, soonest deadline first', () => {
  expect(stagedOf(stagingSearch({ stage: 'clarification', page: '2', assignToMe: 'true' }))).toEqual({
    stage: 'clarification',
    assignToMe: true,
    pageCurrent: 2,
    sortBy: 'closing',
    sortOrder: 'asc',
  });
});
