import { expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { ReasonCode } from '#contract/common/reasons/codes.ts';
import { moveGates, rejectGates, unrejectGates } from './move-gates.ts';

const reason = (code: ReasonCode) => ({ code, text: code });
const facts = (statusId: CandidateStatusId, ...codes: ReasonCode[]) => ({
  statusId,
  requestReasons: codes.map(reason),
});
const codesOf = (reasons: { code: string }[]) => reasons.map((each) => each.code);

it('an open candidate of an available request moves, is hired and is rejected', () => {
  for (const to of [4, 6, 8, 9, 2] as const) expect(moveGates(facts(1), to)).toEqual([]);
  expect(rejectGates(facts(8))).toEqual([]);
});

it('a pause stops hires and nothing else (D15)', () => {
  expect(codesOf(moveGates(facts(8, 'request-paused'), 2))).toEqual(['request-paused']);
  expect(moveGates(facts(8, 'request-paused'), 9)).toEqual([]);
  expect(rejectGates(facts(8, 'request-paused'))).toEqual([]);
});

it('nobody is hired into a request that is not open yet', () => {
  expect(codesOf(moveGates(facts(9, 'request-not-open'), 2))).toEqual(['request-not-open']);
});

it.each(['engagement-ended', 'request-cancelled', 'request-fulfilled'] as const)('%s stops every step', (code) => {
  expect(codesOf(moveGates(facts(4, code), 6))).toEqual([code]);
  expect(codesOf(rejectGates(facts(4, code)))).toEqual([code]);
});

it.each([2, 3, 5, 7] as const)('a candidate out of the running takes no step (%i)', (statusId) => {
  expect(moveGates(facts(statusId), 2)).toHaveLength(1);
  expect(rejectGates(facts(statusId))).toHaveLength(1);
});

it('only a rejection is taken back, while the request still looks for people', () => {
  expect(unrejectGates(facts(3))).toEqual([]);
  expect(unrejectGates(facts(3, 'request-paused'))).toEqual([]);
  expect(codesOf(unrejectGates(facts(3, 'request-fulfilled')))).toEqual(['request-fulfilled']);
  expect(codesOf(unrejectGates(facts(8)))).toEqual(['not-rejected']);
});
