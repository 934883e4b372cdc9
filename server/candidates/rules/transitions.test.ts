import { expect, it } from 'vitest';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import { laterStatuses, isWithinUndoWindow, reasonsOfClosedStatus } from './transitions.ts';

it('the later statuses are those ahead in the pipeline', () => {
  expect(laterStatuses(1)).toEqual([4, 6, 8, 9, 2]);
  expect(laterStatuses(8)).toEqual([9, 2]);
  for (const closed of [2, 3, 5, 7] as const) expect(laterStatuses(closed)).toEqual([]);
});

it('each closed status has its own reason, and an open one has none', () => {
  const codes = (statusId: Parameters<typeof reasonsOfClosedStatus>[0]) =>
    reasonsOfClosedStatus(statusId).map(({ code }) => code);
  expect(codes(candidateStatus.hired)).toEqual(['candidate-hired']);
  expect(codes(candidateStatus.rejected)).toEqual(['candidate-rejected']);
  expect(codes(candidateStatus.notSelected)).toEqual(['candidate-not-selected']);
  expect(codes(candidateStatus.withdrew)).toEqual(['candidate-withdrawn']);
  expect(openCandidateStatuses.flatMap(codes)).toEqual([]);
});

it('a withdrawal can be undone for ten minutes', () => {
  const withdrawn = new Date('2026-11-20T04:00:00Z');
  expect(isWithinUndoWindow(withdrawn, new Date('2026-11-20T04:09:59.999Z'))).toBe(true);
  expect(isWithinUndoWindow(withdrawn, new Date('2026-11-20T04:10:00Z'))).toBe(false);
  expect(isWithinUndoWindow(null, withdrawn)).toBe(false);
});
