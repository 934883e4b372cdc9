import { expect, it } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { dateColumnToClear, statusDatesToSet, statusReachedAt, type StatusDates } from './status-dates.ts';

const none: StatusDates = {
  dateShortListed: null,
  dateScreened: null,
  dateInterviewed: null,
  dateOfferExtended: null,
  dateHired: null,
  dateRejected: null,
  dateNotSelected: null,
  dateWithdrawn: null,
};
const at = new Date('2026-11-20T04:01:00Z');
const before = new Date('2026-11-10T00:00:00Z');

it.each([
  [4, 'dateShortListed'],
  [6, 'dateScreened'],
  [8, 'dateInterviewed'],
  [9, 'dateOfferExtended'],
  [2, 'dateHired'],
  [3, 'dateRejected'],
  [7, 'dateNotSelected'],
  [5, 'dateWithdrawn'],
] as const)('a step to %i stamps %s and nothing else', (status, column) => {
  expect(statusDatesToSet(status, none, at)).toEqual({ [column]: at });
});

it('a repeated step keeps the first date', () => {
  expect(statusDatesToSet(8, { ...none, dateInterviewed: before }, at)).toEqual({});
  expect(statusDatesToSet(3, { ...none, dateRejected: before }, at)).toEqual({});
});

it.each([
  [4, 'dateShortListed'],
  [3, 'dateRejected'],
  [5, 'dateWithdrawn'],
] as const)('undoing a step to %i clears %s, unless an earlier step had set it', (toStatusId, column) => {
  expect(dateColumnToClear({ toStatusId, at }, { ...none, [column]: at })).toEqual({ [column]: null });
  expect(dateColumnToClear({ toStatusId, at }, { ...none, [column]: before })).toEqual({});
});

it('a second withdrawal has a new date, from which its ten minutes count', () => {
  expect(statusDatesToSet(5, { ...none, dateWithdrawn: before }, at)).toEqual({ dateWithdrawn: at });
});

it('a return to Pending has no date', () => {
  expect(statusDatesToSet(1, none, at)).toEqual({});
});

it('a status was reached on its date, and a pending candidate with the submission', () => {
  const dateSubmitted = new Date('2026-11-10T00:00:00Z');
  const later = new Date('2026-11-12T00:00:00Z');
  expect(statusReachedAt({ ...none, statusId: candidateStatus.pending, dateSubmitted })).toBe(dateSubmitted);
  const hired = { ...none, statusId: candidateStatus.hired, dateSubmitted, dateHired: later };
  expect(statusReachedAt(hired)).toBe(later);
  expect(statusReachedAt({ ...none, statusId: candidateStatus.withdrew, dateSubmitted, dateWithdrawn: later })).toBe(
    later,
  );
});
