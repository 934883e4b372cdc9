import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { areAllRequestsPaused, nextAction, type NextActionFacts } from './next-action.ts';

const facts: NextActionFacts = {
  status: 'open',
  applicationStatusId: 2,
  maySubmit: true,
  hasUnfilledRequest: true,
  requestsPaused: 0,
  requestsRunning: 1,
};
const codeOf = (given: Partial<NextActionFacts>): string | undefined => nextAction({ ...facts, ...given })?.code;

describe('the next action', () => {
  test('is to submit a candidate for an unfilled request', () => {
    expect(nextAction(facts)).toEqual({ code: 'submit-candidate', text: 'Submit a candidate', isIdle: false });
  });
  test('is null for a user who may not submit', () => {
    expect(codeOf({ maySubmit: false })).toBeUndefined();
  });
  test('is null when every request has a candidate of the agency', () => {
    expect(codeOf({ hasUnfilledRequest: false })).toBeUndefined();
  });
  test.each(applicationStatuses.filter(({ id }) => id !== 2))('is null while the application is $value', ({ id }) => {
    expect(codeOf({ applicationStatusId: id })).toBeUndefined();
    expect(codeOf({ applicationStatusId: null })).toBeUndefined();
  });
  test.each(['completed', 'cancelled'] as const)('is null in an engagement that is %s', (status) => {
    expect(codeOf({ status })).toBeUndefined();
  });
  test('is the notice of the pause in an engagement that the client has paused', () => {
    const paused = { hasUnfilledRequest: false, requestsPaused: 2, requestsRunning: 0 };
    expect(nextAction({ ...facts, ...paused })).toEqual({
      code: 'paused',
      text: 'Paused by the employer',
      isIdle: true,
    });
  });
});

describe('an engagement is paused', () => {
  test('when its requests are all paused or ended', () => {
    expect(areAllRequestsPaused({ status: 'open', requestsPaused: 1, requestsRunning: 0 })).toBe(true);
    expect(areAllRequestsPaused({ status: 'open', requestsPaused: 1, requestsRunning: 1 })).toBe(false);
    expect(areAllRequestsPaused({ status: 'open', requestsPaused: 0, requestsRunning: 0 })).toBe(false);
    expect(areAllRequestsPaused({ status: 'completed', requestsPaused: 1, requestsRunning: 0 })).toBe(false);
  });
});
