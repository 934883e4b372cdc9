import { expect, test } from 'vitest';
import { lookupValue } from '#contract/common/lookup.ts';
import { candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { commonMoves } from './common-steps.ts';

const movable = (...ids: CandidateStatusId[]) => ({
  moves: ids.map((candidateStatusId) => ({
    candidateStatusId,
    candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
    right: { allowed: true as const },
  })),
});
const refused = (candidate: ReturnType<typeof movable>) => ({
  moves: candidate.moves.map((move) => ({ ...move, right: { allowed: false as const, reasons: [] } })),
});
const idsOf = (...candidates: Parameters<typeof commonMoves>[0]) =>
  commonMoves(candidates).map((step) => step.candidateStatusId);

test('several candidates share the steps that each of them may take, and never a hire', () => {
  expect(idsOf(movable(4, 6, 8, 9, 2))).toEqual([4, 6, 8, 9]);
  expect(idsOf(movable(4, 6, 8, 9, 2), movable(8, 9, 2))).toEqual([8, 9]);
  expect(idsOf(movable(8, 9, 2), movable(9, 2), movable(2))).toEqual([]);
  expect(idsOf(movable(8, 9), refused(movable(8, 9)))).toEqual([]);
  expect(idsOf()).toEqual([]);
});
