import { expect, test } from 'vitest';
import type { TalentRequestStatusId } from '#contract/engagements/states.ts';
import {
  effectiveDeadlines,
  effectiveEngagement,
  isResumeDue,
  effectiveRequest,
  isPaused,
  isOpenRequest,
} from './pause-clock.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));

const noStages = { clarificationEndsAt: null, biddingEndsAt: null };

test('the closing time of a paused engagement moves with the clock, so that the remaining time stays the same', () => {
  const engagement = { ...noStages, closingAt: at(12), pausedAt: at(4), pausedUntil: null };
  expect(effectiveEngagement(engagement, at(9))).toEqual({
    ...noStages,
    closingAt: at(17),
    pausedAt: at(9),
    pausedUntil: null,
  });
  // Saving the deadlines during the pause makes no difference.
  expect(effectiveEngagement(effectiveEngagement(engagement, at(6)), at(9))).toEqual(
    effectiveEngagement(engagement, at(9)),
  );
});

test('an expired pause ends at once, and has moved the closing time by its length', () => {
  const engagement = { ...noStages, closingAt: at(12), pausedAt: at(4), pausedUntil: at(6) };
  const ended = { ...noStages, closingAt: at(14), pausedAt: null, pausedUntil: null };
  expect(effectiveEngagement(engagement, at(5))).toMatchObject({ closingAt: at(13), pausedAt: at(5) });
  expect(effectiveEngagement(engagement, at(6))).toEqual(ended);
  expect(effectiveEngagement(engagement, at(20))).toEqual(ended);
});

test('the end of a stage moves like the closing time, and stays once it has passed', () => {
  const engagement = {
    closingAt: at(1),
    clarificationEndsAt: at(3),
    biddingEndsAt: at(12),
    pausedAt: at(4),
    pausedUntil: at(6),
  };
  const stood = effectiveEngagement(engagement, at(9));
  expect(effectiveDeadlines(stood)).toEqual({ closingAt: at(3), clarificationEndsAt: at(3), biddingEndsAt: at(14) });
  expect(effectiveEngagement(effectiveEngagement(engagement, at(5)), at(9))).toEqual(stood);
});

test('a running engagement is returned as it is', () => {
  const engagement = { ...noStages, closingAt: at(12), pausedAt: null, pausedUntil: null };
  expect(effectiveEngagement(engagement, at(9))).toBe(engagement);
});

test('a request is open again at its resume time, whether or not that is saved', () => {
  const paused = {
    statusId: 8 as const,
    statusBeforePauseId: 5 as const,
    statusChangedAt: at(1),
    resumeAt: at(6),
    reasonCode: '2',
    reasonText: null,
  };
  expect(isResumeDue(paused, at(5))).toBe(false);
  expect(effectiveRequest(paused, at(5))).toBe(paused);
  expect(effectiveRequest(paused, at(6))).toEqual({
    statusId: 5,
    statusBeforePauseId: null,
    statusChangedAt: at(6),
    resumeAt: null,
    reasonCode: null,
    reasonText: null,
  });
  expect(isResumeDue({ statusId: 8, resumeAt: null }, at(6))).toBe(false);
});

test('an engagement is paused while all its open requests are paused, until the first resumes', () => {
  const paused = (resumeAt: Date | null) => ({ statusId: 8 as const, resumeAt });
  const of = (statusId: TalentRequestStatusId) => ({ statusId, resumeAt: null });
  expect(isPaused([paused(at(9)), paused(at(7)), paused(null), of(6), of(7), of(1)])).toEqual({ until: at(7) });
  expect(isPaused([paused(null)])).toEqual({ until: null });
  expect(isPaused([paused(null), of(5)])).toBeUndefined();
  expect(isPaused([of(6), of(7)])).toBeUndefined();
});

test('In-Market and Available requests are open', () => {
  expect(([1, 2, 5, 6, 7, 8] as const).filter((statusId) => isOpenRequest({ statusId }))).toEqual([2, 5]);
});
