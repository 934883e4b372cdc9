import { expect, test } from 'vitest';
import { nextStageOf, stageGates } from './next-stage.ts';

const open = { kind: 'competitive', status: 'open', endedAs: null, publishedAt: new Date(0) } as const;
const codes = (reasons: readonly { code: string }[]): string => reasons.map(({ code }) => code).join() || 'yes';

test('a competitive engagement goes from application to clarification to bidding, one after the other', () => {
  const stages = ['application', 'clarification', 'bidding', 'fulfillment'] as const;
  expect(stages.map((stage) => nextStageOf({ kind: 'competitive', stage }))).toEqual([
    'clarification',
    'bidding',
    null,
    null,
  ]);
  expect(stages.map((stage) => codes(stageGates({ ...open, stage })))).toEqual([
    'yes',
    'yes',
    'stage-moves-by-award',
    'stage-moves-by-award',
  ]);
});

test('a success fee, a draft and what has ended stay where they are', () => {
  const stage = 'application';
  expect(nextStageOf({ kind: 'successfee', stage })).toBeNull();
  expect(codes(stageGates({ ...open, kind: 'successfee', stage }))).toBe('no-such-stage');
  expect(codes(stageGates({ ...open, publishedAt: null, stage }))).toBe('engagement-not-published');
  expect(stageGates({ ...open, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' })).toEqual([
    { code: 'engagement-ended', text: 'This Engagement has been cancelled.' },
  ]);
});
