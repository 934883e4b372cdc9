import { expect, test } from 'vitest';
import {
  erasableAt,
  nextRetentionRun,
  plannedStep,
  erasureBlockReason,
  retentionStep,
  type RetentionFacts,
} from './retention.ts';

const dueAt = new Date('2027-03-14T00:00:00Z');
const daysBefore = (days: number): Date => new Date(dueAt.getTime() - days * 86_400_000);
const facts: RetentionFacts = {
  lastActivityAt: new Date('2025-03-14T00:00:00Z'),
  activity: 'submitted',
  dueAt,
  noticedAt: null,
  openSubmissions: 0,
  guaranteedUntil: null,
  openDisputes: 0,
  heldSince: null,
  refusedAt: null,
};
const noticed = { ...facts, noticedAt: daysBefore(30) };

test('30 days before the end of the period the agency is notified, and the person is erased at the end', () => {
  expect(retentionStep(facts, daysBefore(31))).toBe('nothing');
  expect(retentionStep(facts, daysBefore(30))).toBe('notify');
  expect(retentionStep(noticed, daysBefore(1))).toBe('nothing');
  expect(retentionStep(noticed, dueAt)).toBe('erase');
});

test('a person whose notice came late is erased 30 days after it', () => {
  const late = { ...facts, noticedAt: daysBefore(10) };
  expect(retentionStep(facts, daysBefore(-400))).toBe('notify');
  expect(retentionStep(late, dueAt)).toBe('nothing');
  expect(erasableAt(late, dueAt)).toEqual(daysBefore(-20));
  expect(retentionStep(late, daysBefore(-20))).toBe('erase');
});

test('without a notice the earliest erasure counts from the notice that the next run gives', () => {
  expect(erasableAt(facts, daysBefore(100))).toEqual(dueAt);
  expect(erasableAt(facts, dueAt)).toEqual(daysBefore(-30));
});

test.each([
  ['held', { heldSince: daysBefore(3) }],
  ['submission-open', { openSubmissions: 1 }],
  ['dispute-open', { openDisputes: 1 }],
  ['guarantee-running', { guaranteedUntil: daysBefore(-1) }],
] as const)('%s keeps a person, and a notice does not count meanwhile', (block, more) => {
  expect(erasureBlockReason({ ...facts, ...more }, dueAt)).toBe(block);
  expect(retentionStep({ ...facts, ...more }, dueAt)).toBe('nothing');
  expect(retentionStep({ ...noticed, ...more }, dueAt)).toBe('clear-notice');
});

test('a guarantee that has ended keeps nobody, and a hold is named first', () => {
  expect(erasureBlockReason({ ...facts, guaranteedUntil: dueAt }, dueAt)).toBeNull();
  expect(erasureBlockReason({ ...facts, heldSince: dueAt, openSubmissions: 2 }, dueAt)).toBe('held');
});

test('the agency reads what the next run does', () => {
  expect(plannedStep(facts, dueAt)).toBe('notify');
  expect(plannedStep(noticed, daysBefore(1))).toBe('wait');
  expect(plannedStep(noticed, dueAt)).toBe('erase');
  expect(plannedStep({ ...noticed, heldSince: dueAt }, dueAt)).toBe('kept');
});

test('a person who refuses to be kept is erased without a notice, as soon as nothing keeps them', () => {
  const refusedAt = daysBefore(300);
  expect(retentionStep({ ...facts, refusedAt }, refusedAt)).toBe('erase');
  expect(erasableAt({ ...facts, refusedAt }, dueAt)).toEqual(refusedAt);
  expect(retentionStep({ ...facts, refusedAt, openSubmissions: 1 }, dueAt)).toBe('nothing');
});

test('the next run is tonight, or tomorrow night from the minute of the run on', () => {
  const next = (at: string) => nextRetentionRun(new Date(at)).toISOString();
  expect(next('2026-11-29T04:16:59Z')).toBe('2026-11-29T04:17:00.000Z');
  expect(next('2026-11-29T04:17:00Z')).toBe('2026-11-30T04:17:00.000Z');
});
