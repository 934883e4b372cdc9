import { expect, test } from 'vitest';
import {
  claimAnswerDeadline,
  claimDeadline,
  claimDeadlineOfOwnership,
  contactPeriod,
  contactPeriodStart,
  claimDecisionDeadline,
  hasFutureContact,
  hasTwoWayContact,
  nextDecisionStep,
} from './rules.ts';

// The submission takes place on a Wednesday.
const submitted = new Date('2026-11-18T09:30:00Z');

test('terms end at 17:00 of a working day in the zone of the employer', () => {
  expect(claimDeadline(submitted, 'Europe/London').toISOString()).toBe('2026-11-25T17:00:00.000Z');
  expect(claimAnswerDeadline(submitted, 'Australia/Sydney').toISOString()).toBe('2026-11-25T06:00:00.000Z');
  expect(claimDecisionDeadline(submitted, 'Europe/London').toISOString()).toBe('2026-11-23T17:00:00.000Z');
});

test('the first submission under an ownership sets the deadline, unless it was withdrawn before its own', () => {
  const deadlineOf = (...submissions: (readonly [at: string, withdrawnAt?: string])[]) =>
    claimDeadlineOfOwnership(
      submissions.map(([at, withdrawnAt]) => ({
        dateSubmitted: new Date(at),
        withdrawnAt: withdrawnAt === undefined ? null : new Date(withdrawnAt),
      })),
      'Europe/London',
    )?.toISOString();
  const [first, later] = ['2026-11-18T09:30:00Z', '2026-11-24T09:30:00Z'];
  expect(deadlineOf([later], [first])).toBe('2026-11-25T17:00:00.000Z');
  expect(deadlineOf([later], [first, '2026-11-25T17:00:00Z'])).toBe('2026-12-01T17:00:00.000Z');
  expect(deadlineOf([later], [first, '2026-11-25T17:00:01Z'])).toBe('2026-11-25T17:00:00.000Z');
  expect(deadlineOf([first, first])).toBeUndefined();
});

test('a contact is in the future only if it is tomorrow everywhere on earth', () => {
  const now = new Date('2026-11-18T09:30:00Z');
  const isFuture = (on: string): boolean => hasFutureContact([{ on: '2026-01-01' }, { on }], now);
  expect(['2026-11-18', '2026-11-19'].map(isFuture)).toEqual([false, true]);
  // In the Line Islands, it is already the 19th at this time.
  expect(hasFutureContact([{ on: '2026-11-19' }], new Date('2026-11-18T10:00:00Z'))).toBe(false);
});

test('a contact counts from 180 days before the submission to its day in the zone of the employer', () => {
  const period = contactPeriod(submitted, 'Europe/London');
  expect(period).toEqual({ from: '2026-05-22', to: '2026-11-18' });
  expect(contactPeriod(new Date('2026-11-18T14:00:00Z'), 'Australia/Sydney').to).toBe('2026-11-19');
  const sent = { on: '2026-07-01', direction: 'to-candidate' };
  const counts = (on: string): boolean => hasTwoWayContact([sent, { on, direction: 'from-candidate' }], period);
  expect(['2026-05-21', '2026-05-22', '2026-11-18', '2026-11-19'].map(counts)).toEqual([false, true, true, false]);
  expect(hasTwoWayContact([], period)).toBe(false);
});

test('contacts after an earlier submission do not count, and none at all if that was before the period', () => {
  const introduced = (at: string) => contactPeriod(submitted, 'Europe/London', new Date(at));
  expect(introduced('2026-09-01T22:59:00Z')).toEqual({ from: '2026-05-22', to: '2026-09-01' });
  expect(introduced('2026-09-01T23:00:00Z').to).toBe('2026-09-02');
  const { from, to } = introduced('2026-03-01T09:00:00Z');
  expect(from > to).toBe(true);
  expect(contactPeriodStart(submitted)).toEqual(new Date('2026-05-22T09:30:00Z'));
});

test('proof has a contact from each side in that time', () => {
  const period = contactPeriod(submitted, 'Europe/London');
  const contact = (direction: string | null, on = '2026-07-01') => ({ on, direction });
  const [sent, received] = [contact('to-candidate'), contact('from-candidate')];
  expect(hasTwoWayContact([sent, received], period)).toBe(true);
  expect([[sent, sent], [received], [sent, contact(null)]].map((one) => hasTwoWayContact(one, period))).toEqual([
    false,
    false,
    false,
  ]);
  expect(hasTwoWayContact([received, contact('to-candidate', '2026-01-01')], period)).toBe(false);
});

test('a decision is reminded of one working day before it is due, and marked as late at the deadline, each once', () => {
  const decideBy = new Date('2026-11-23T06:00:00Z');
  const stepAt = (now: string, done: { remindedAt?: Date; lateAt?: Date } = {}) =>
    nextDecisionStep({ decideBy, remindedAt: null, lateAt: null, ...done }, new Date(now), 'Australia/Sydney');
  expect(stepAt('2026-11-18T06:00:00Z')).toBeUndefined();
  // A weekend lies between the reminder and the deadline.
  expect(stepAt('2026-11-20T06:00:00Z')).toBe('remind');
  expect(stepAt('2026-11-20T06:00:00Z', { remindedAt: decideBy })).toBeUndefined();
  expect(stepAt('2026-11-23T06:00:00Z', { remindedAt: decideBy })).toBe('mark-late');
  expect(stepAt('2026-11-23T06:00:00Z')).toBe('mark-late');
  expect(stepAt('2026-11-24T06:00:00Z', { lateAt: decideBy })).toBeUndefined();
});
