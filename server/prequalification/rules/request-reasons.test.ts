import { expect, test } from 'vitest';
import {
  newDocumentNeededSince,
  reasonsAgainstRequesting,
  type PrequalificationRequestFacts,
} from './request-reasons.ts';

const now = new Date('2026-11-20T04:00:00Z');
const free: PrequalificationRequestFacts = {
  mayRequest: true,
  clientName: 'Northwind Health',
  latest: null,
  newestDocumentAt: null,
  now,
  timeZone: 'UTC',
};
const codes = (facts: Partial<PrequalificationRequestFacts>) =>
  reasonsAgainstRequesting({ ...free, ...facts }).map(({ code }) => code);
const declined = { statusId: 3 as const, decidedAt: new Date('2026-11-10T09:00:00Z'), endsOn: null };

test('an agency without a request may make one', () => expect(codes({})).toEqual([]));
test('a user without the permission may not', () => expect(codes({ mayRequest: false })).toEqual(['no-permission']));
test('a pending request cannot be repeated', () =>
  expect(codes({ latest: { ...declined, statusId: 1 } })).toEqual(['prequalification-pending']));
test('an approved request cannot be repeated, and the reason has its last day', () => {
  const [reason] = reasonsAgainstRequesting({ ...free, latest: { statusId: 2, decidedAt: now, endsOn: '2027-09-03' } });
  expect(reason).toEqual({ code: 'already-prequalified', text: 'Your agency is prequalified until 03 Sep 2027.' });
});
test('the reason for an approval without an end has no day', () =>
  expect(reasonsAgainstRequesting({ ...free, latest: { statusId: 2, decidedAt: now, endsOn: null } })[0]?.text).toBe(
    'Your agency is prequalified.',
  ));
test.each([4, 5] as const)('after the status %i the agency may request at once', (statusId) =>
  expect(codes({ latest: { ...declined, statusId } })).toEqual([]),
);
test('a declined agency waits for 30 days, and the reason names both alternatives', () =>
  expect(reasonsAgainstRequesting({ ...free, latest: declined })).toEqual([
    {
      code: 'wait-after-decline',
      text: 'Northwind Health declined your prequalification on 10 Nov 2026.',
      unblockBy: 'Upload a new document, or wait until 10 Dec 2026.',
      who: 'Your agency',
    },
  ]));
test("a decision late in the evening is dated in the reader's zone, and the wait ends at the same instant everywhere", () => {
  const latest = { ...declined, decidedAt: new Date('2026-11-10T23:30:00Z') };
  const textsIn = (timeZone: string) =>
    reasonsAgainstRequesting({ ...free, latest, timeZone }).map(({ text, unblockBy }) => [text, unblockBy]);
  expect(textsIn('UTC')).toEqual([
    [
      'Northwind Health declined your prequalification on 10 Nov 2026.',
      'Upload a new document, or wait until 10 Dec 2026.',
    ],
  ]);
  expect(textsIn('Australia/Sydney')).toEqual([
    [
      'Northwind Health declined your prequalification on 11 Nov 2026.',
      'Upload a new document, or wait until 10 Dec 2026.',
    ],
  ]);
  expect(textsIn('America/New_York')).toEqual([
    [
      'Northwind Health declined your prequalification on 10 Nov 2026.',
      'Upload a new document, or wait until 09 Dec 2026.',
    ],
  ]);
});
test('the wait is over on the thirtieth day, not the day before', () => {
  expect(codes({ latest: declined, now: new Date('2026-12-09T23:59:59Z') })).toEqual(['wait-after-decline']);
  expect(codes({ latest: declined, now: new Date('2026-12-10T00:00:00Z') })).toEqual([]);
});
test('only a document newer than the decision ends the wait', () => {
  expect(codes({ latest: declined, newestDocumentAt: new Date('2026-11-10T09:00:01Z') })).toEqual([]);
  expect(codes({ latest: declined, newestDocumentAt: declined.decidedAt })).toEqual(['wait-after-decline']);
});
test('a request needs a newer document only during the wait', () => {
  expect(newDocumentNeededSince(declined, now)).toEqual(declined.decidedAt);
  expect(newDocumentNeededSince(declined, new Date('2026-12-10T00:00:00Z'))).toBeNull();
  expect(newDocumentNeededSince({ ...declined, statusId: 5 }, now)).toBeNull();
  expect(newDocumentNeededSince({ ...declined, decidedAt: null }, now)).toBeNull();
  expect(newDocumentNeededSince(null, now)).toBeNull();
});
test('all reasons are returned at once', () =>
  expect(codes({ mayRequest: false, latest: declined })).toEqual(['no-permission', 'wait-after-decline']));
