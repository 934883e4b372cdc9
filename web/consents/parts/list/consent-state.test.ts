import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import { setServerTime } from '#web/platform/clock.ts';
import { actionsOf, datesOf, isOpen, stateOf } from './consent-state.ts';

const no = { allowed: false as const, reasons: [{ code: 'consent-answered' as const, text: 'No.' }] };
const yes = { allowed: true as const };
const request = (state: ConsentState, more: Partial<ConsentRequest> = {}): ConsentRequest =>
  ({
    state,
    requestedAt: '2026-11-26T02:00:00.000Z',
    openedAt: null,
    answeredAt: null,
    withdrawnAt: null,
    expiresAt: '2026-12-10T02:00:00.000Z',
    candidateId: null,
    problem: null,
    can: { resend: no, cancel: no, submit: no },
    ...more,
  }) as unknown as ConsentRequest;

/** 04:00 UTC on 27 November 2026. */
const today = Date.UTC(2026, 10, 27, 4);
beforeEach(() => setServerTime(today));
afterEach(() => setServerTime(Date.now()));

test('a state is named with the dates that led to it', () => {
  expect(datesOf(request('waiting'))).toBe('Asked 26 Nov, not opened, expires 10 Dec');
  const opened = { openedAt: '2026-11-27T02:00:00.000Z' };
  expect(datesOf(request('waiting', opened))).toBe('Asked 26 Nov, opened 27 Nov, expires 10 Dec');
  const agreed = { ...opened, answeredAt: '2026-11-28T02:00:00.000Z' };
  expect(datesOf(request('withdrawn', { ...agreed, withdrawnAt: '2026-11-29T02:00:00.000Z' }))).toBe(
    'Asked 26 Nov, opened 27 Nov, agreed 28 Nov, withdrawn 29 Nov',
  );
  expect(datesOf(request('cancelled'))).toBe('Asked 26 Nov');
  expect(datesOf(request('waiting', { expiresAt: '2027-01-02T02:00:00.000Z' }))).toMatch(/expires 02 Jan 2027$/);
});

test('an agreement says whether it led to a submission', () => {
  expect(stateOf(request('agreed', { candidateId: 'c' })).label).toBe('Agreed, submitted');
  expect(stateOf(request('agreed', { problem: 'Closed.' }))).toEqual({ label: 'Agreed, not submitted', icon: 'warn' });
  expect(stateOf(request('refused'))).toEqual({ label: 'Refused', icon: 'bad' });
});

test('impossible actions are shown only in a state in which one may expect them', () => {
  expect(actionsOf(request('waiting'))).toEqual(['cancel']);
  expect(actionsOf(request('agreed'))).toEqual(['submit']);
  expect(actionsOf(request('agreed', { candidateId: 'c' }))).toEqual([]);
  expect(actionsOf(request('refused'))).toEqual([]);
  expect(actionsOf(request('expired', { can: { resend: yes, cancel: no, submit: no } }))).toEqual(['resend']);
});

test('open are the requests that are not submitted and that nobody has ended', () => {
  const states = ['waiting', 'refused', 'expired', 'agreed', 'withdrawn', 'cancelled'] as const;
  expect(states.filter((state) => isOpen(request(state)))).toEqual(['waiting', 'refused', 'expired', 'agreed']);
  expect(isOpen(request('agreed', { candidateId: 'c' }))).toBe(false);
});
