import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { isFullyPaused, nextAction, type NextActionFacts } from './next-action.ts';

const facts: NextActionFacts = {
  status: 'open',
  applicationStatusId: 2,
  maySubmit: true,
  hasUnfilledRequest: true,
  requestsPaused: 0,
  requestsRunning: 1,
};
const codeOf = (given: Partial<NextActionFacts>): string | undefined => nextAction({ ...facts, ...given })?.code;

describe('what waits for you', () => {
  test('a request without a candidate of yours asks for one', () => {
    expect(nextAction(facts)).toEqual({ code: 'submit-candidate', text: 'Submit a candidate', isIdle: false });
  });
  test('it does not ask somebody who may not submit', () => {
    expect(codeOf({ maySubmit: false })).toBeUndefined();
  });
  test('nothing waits when every request has a candidate of yours', () => {
    expect(codeOf({ hasUnfilledRequest: false })).toBeUndefined();
  });
  test.each(applicationStatuses.filter(({ id }) => id !== 2))(
    'nothing waits while the application is $value',
    ({ id }) => {
      expect(codeOf({ applicationStatusId: id })).toBeUndefined();
      expect(codeOf({ applicationStatusId: null })).toBeUndefined();
    },
  );
  test.each(['completed', 'cancelled'] as const)('nothing waits in an engagement that is %s', (status) => {
    expect(codeOf({ status })).toBeUndefined();
  });
  test('an engagement that the client has paused says so, without asking for anything', () => {
    const paused = { hasUnfilledRequest: false, requestsPaused: 2, requestsRunning: 0 };
    expect(nextAction({ ...facts, ...paused })).toEqual({ code: 'paused', text: 'Paused by the client', isIdle: true });
  });
});

describe('a paused engagement', () => {
  test('is one whose requests are all paused or at an end', () => {
    expect(isFullyPaused({ status: 'open', requestsPaused: 1, requestsRunning: 0 })).toBe(true);
    expect(isFullyPaused({ status: 'open', requestsPaused: 1, requestsRunning: 1 })).toBe(false);
    expect(isFullyPaused({ status: 'open', requestsPaused: 0, requestsRunning: 0 })).toBe(false);
    expect(isFullyPaused({ status: 'completed', requestsPaused: 1, requestsRunning: 0 })).toBe(false);
  });
});
