import { expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { upcomingStep } from './upcoming-step.ts';

const closingAt = '2026-12-01T04:00:00.000Z';
const now = '2026-11-20T04:00:00.000Z';
const engagement = { kind: 'successfee', status: 'open', stage: 'application', closingAt, lotEndsAt: null } as const;
const next = (given: object = {}, applicationStatusId: ApplicationStatusId | null = null) =>
  upcomingStep({ ...engagement, ...given, applicationStatusId }, now);

test('before an application, the next step is the closing time, if it has not passed', () => {
  expect(next()).toEqual({ text: 'Applications close.', at: closingAt });
  expect(next({ stage: 'fulfillment' })).toEqual({ text: 'Applications close.', at: closingAt });
  expect(next({ closingAt: now })).toBeNull();
  expect(next({ kind: 'competitive', stage: 'fulfillment' })).toBeNull();
  expect(next({ kind: 'competitive', stage: 'bidding' })).toEqual({ text: 'Applications close.', at: closingAt });
});

test('a pending new bid has the closing time as its next step', () => {
  expect(next({}, 7)).toEqual({ text: 'Applications close.', at: closingAt });
});

test.each([2, 7] as const)('while bidding is open, the next step is the end of a talent request (%i)', (statusId) => {
  const auction = { kind: 'competitive', stage: 'bidding', lotEndsAt: '2026-11-21T04:00:00.000Z' };
  expect(next(auction, statusId)).toEqual({ text: 'Bidding ends.', at: '2026-11-21T04:00:00.000Z' });
  expect(next({ ...auction, lotEndsAt: null }, 7)).toBeNull();
});

test("a pending application has the employer's decision as its next step", () => {
  expect(next({}, 1)).toEqual({ text: 'The employer reviews your application.', at: null });
});

test.each([
  ['successfee', 'application', 'The employer reviews candidates until all roles are filled.'],
  ['successfee', 'fulfillment', 'The employer reviews candidates until all roles are filled.'],
  ['competitive', 'application', 'Applications close.'],
  ['competitive', 'clarification', 'Bidding opens after clarification.'],
  ['competitive', 'bidding', 'The employer awards the engagement after bidding.'],
] as const)('an approved application to a %s in %s: %s', (kind, stage, text) => {
  expect(next({ kind, stage }, 2)).toMatchObject({ text });
});

test.each([3, 4, 5, 6] as const)('a closed application has no next step (%i)', (statusId) => {
  expect(next({}, statusId)).toBeNull();
});

test('an ended engagement has no next step', () => {
  expect(next({ status: 'completed', stage: 'ended' }, 2)).toBeNull();
});
