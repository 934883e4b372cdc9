import { expect, test } from 'vitest';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import { reasonsOfClosedStatus } from './closed-status.ts';

const codes = (statusId: Parameters<typeof reasonsOfClosedStatus>[0]) =>
  reasonsOfClosedStatus(statusId).map(({ code }) => code);

test('each closed status has its own reason, and an open one has none', () => {
  expect(codes(candidateStatus.hired)).toEqual(['candidate-hired']);
  expect(codes(candidateStatus.rejected)).toEqual(['candidate-rejected']);
  expect(codes(candidateStatus.notSelected)).toEqual(['candidate-not-selected']);
  expect(codes(candidateStatus.withdrew)).toEqual(['candidate-withdrawn']);
  expect(openCandidateStatuses.flatMap(codes)).toEqual([]);
});
