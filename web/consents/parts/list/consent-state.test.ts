import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import { setServerTime } from '#web/platform/clock.ts';
import { consentActionsOf, consentDatesText, consentStateOf } from './consent-state.ts';

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
  expect(consentDatesText(request('waiting'))).toBe('Asked 26 Nov, not opened, expires 10 Dec');
  const opened = { openedAt: '2026-11-27T02:00:00.000Z' };
  expect(consentDatesText(request('waiting', opened))).toBe('Asked 26 Nov, opened 27 Nov, expires 10 Dec');
  const agreed = { ...opened, answeredAt: '2026-11-28T02:00:00.000Z' };
  expect(consentDatesText(request('withdrawn', { ...agreed, withdrawnAt: '2026-11-29T02:00:00.000Z' }))).toBe(
    'Asked 26 Nov, opened 27 Nov, agreed 28 Nov, withdrawn 29 Nov',
  );
  expect(consentDatesText(request('cancelled'))).toBe('Asked 26 Nov');
  expect(consentDatesText(request('waiting', { expiresAt: '2027-01-02T02:00:00.000Z' }))).toMatch(
    /expires 02 Jan 2027$/,
  );
});

test('an agreement says whether it led to a submission', () => {
  expect(consentStateOf(request('agreed', { candidateId: 'c' })).label).toBe('Agreed, submitted');
  expect(consentStateOf(request('agreed', { problem: 'Closed.' }))).toEqual({
    label: 'Agreed, not submitted',
    icon: 'warn',
  });
  expect(consentStateOf(request('refused'))).toEqual({ label: 'Refused', icon: 'bad' });
});

test('impossible actions are shown only in a state in which one may expect them', () => {
  expect(consentActionsOf(request('waiting'))).toEqual(['cancel']);
  expect(consentActionsOf(request('agreed'))).toEqual(['submit']);
  expect(consentActionsOf(request('agreed', { candidateId: 'c' }))).toEqual([]);
  expect(consentActionsOf(request('refused'))).toEqual([]);
  expect(consentActionsOf(request('expired', { can: { resend: yes, cancel: no, submit: no } }))).toEqual(['resend']);
});
