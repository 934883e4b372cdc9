import { expect, test } from 'vitest';
import { nextStageOf } from './next-stage.ts';

test('a competitive engagement moves from application to clarification to bidding', () => {
  const stages = ['application', 'clarification', 'bidding', 'fulfillment'] as const;
  expect(stages.map((stage) => nextStageOf({ kind: 'competitive', stage }))).toEqual([
    'clarification',
    'bidding',
    null,
    null,
  ]);
});

test('a success fee has no next stage', () => {
  expect(nextStageOf({ kind: 'successfee', stage: 'application' })).toBeNull();
});
