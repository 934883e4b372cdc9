import { expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { upcomingStep } from './upcoming-step.ts';

const closingAt = '2026-12-01T04:00:00.000Z';
const now = '2026-11-20T04:00:00.000Z';
const engagement = { kind: 'successfee', status: 'open', stage: 'application', closingAt } as const;
const next = (given: object = {}, applicationStatusId: ApplicationStatusId | null = null) =>
  upcomingStep({ ...engagement, ...given, applicationStatusId }, now);

test('before an agency has applied, the closing comes next, as long as it lies ahead', () => {
  expect(next()).toEqual({ text: 'Applications close.', at: closingAt });
  expect(next({ stage: 'fulfillment' })).toEqual({ text: 'Applications close.', at: closingAt });
  expect(next({ closingAt: now })).toBeNull();
  expect(next({ kind: 'competitive', stage: 'fulfillment' })).toBeNull();
});

test('a bid that is asked for again has the same closing before it', () => {
  expect(next({}, 7)).toEqual({ text: 'Applications close.', at: closingAt });
});

test('an application that waits has the decision of the employer before it', () => {
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

test.each([3, 4, 5, 6] as const)('nothing comes next for an application that is at its end (%i)', (statusId) => {
  expect(next({}, statusId)).toBeNull();
});

test('nothing comes next once an engagement has ended', () => {
  expect(next({ status: 'completed', stage: 'ended' }, 2)).toBeNull();
});
