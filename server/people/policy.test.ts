import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import {
  rightToRequestRenewal,
  rightToChangeRetentionPeriod,
  rightToErasePerson,
  rightToExportPerson,
  rightToMergePeople,
  rightToWorkOnPerson,
  rightToUndoMerge,
} from './policy.ts';

const callers = {
  owner: { permissions: new Set(adminPermissions), isOwner: true },
  admin: { permissions: new Set(adminPermissions), isOwner: false },
  standard: { permissions: new Set(standardPermissions), isOwner: false },
  reader: { permissions: new Set<Permission>(['Fulfillment Stage=View Details']), isOwner: false },
};
const ended = {
  openSubmissions: 0,
  openDisputes: 0,
  heldSince: null,
  guarantee: undefined,
  hasHidden: false,
  seesAllWork: true,
};
const codesOf = (right: Right): string => (right.allowed ? 'yes' : right.reasons.map(({ code }) => code).join(', '));

test.each([
  ['owner', 'yes', 'yes', 'yes', 'yes'],
  ['admin', 'yes', 'yes', 'yes', 'owners-erase'],
  ['standard', 'yes', 'yes', 'no-permission', 'owners-erase'],
  ['reader', 'no-permission', 'no-permission', 'no-permission', 'owners-erase'],
] as const)('%s: notes and submit again %s, merge %s, export %s, erase %s', (role, note, merge, exporting, erase) => {
  const caller = callers[role];
  expect(codesOf(rightToWorkOnPerson(caller))).toBe(note);
  expect(codesOf(rightToMergePeople(caller, ended))).toBe(merge);
  expect(codesOf(rightToExportPerson(caller, ended))).toBe(exporting);
  expect(codesOf(rightToErasePerson(caller, ended))).toBe(erase);
});

test('a user who does not see all submissions of a person can neither merge nor export them: partial-view', () => {
  const hidden = { hasHidden: true, seesAllWork: true };
  expect(codesOf(rightToMergePeople(callers.standard, hidden))).toBe('partial-view');
  expect(codesOf(rightToExportPerson(callers.admin, hidden))).toBe('partial-view');
  // The export would lack drafts and requests for consent that belong to other users' work.
  expect(codesOf(rightToExportPerson(callers.admin, { hasHidden: false, seesAllWork: false }))).toBe('partial-view');
});

test('a person is erased only without open submissions and guarantees: submission-open, guarantee-running', () => {
  const guarantee = { until: new Date('2027-02-01T00:00:00Z'), timeZone: 'UTC' };
  const right = rightToErasePerson(callers.owner, { ...ended, openSubmissions: 2, guarantee });
  expect(right.allowed ? [] : right.reasons.map(({ code, text }) => [code, text])).toEqual([
    ['submission-open', 'This person still has 2 open submissions.'],
    ['guarantee-running', 'The guarantee period for a hire runs until 01 Feb 2027.'],
  ]);
});

test('a held person, and one with an undecided dispute, is not erased: person-held, dispute-open', () => {
  const heldSince = new Date('2026-11-02T00:00:00Z');
  const right = rightToErasePerson(callers.owner, { ...ended, heldSince, openDisputes: 1 });
  expect(right.allowed ? [] : right.reasons.map(({ code, text }) => [code, text])).toEqual([
    ['person-held', 'Rolecall put this person on hold on 02 Nov 2026: their data must be kept until the hold ends.'],
    ['dispute-open', 'An employer’s claim, an ownership dispute or a salary change is still undecided.'],
  ]);
});

test('only owners change how long people are kept: owners-erase', () => {
  expect(codesOf(rightToChangeRetentionPeriod(callers.owner))).toBe('yes');
  expect(codesOf(rightToChangeRetentionPeriod(callers.admin))).toBe('owners-erase');
});

test('a merge is undone within 24 hours, unless the person was merged again: merge-undo-passed, merge-continued', () => {
  const mergedAt = new Date('2026-11-20T04:00:00Z');
  const at = (now: string, hasContinued = false) =>
    codesOf(rightToUndoMerge(callers.standard, { mergedAt, hasContinued, now: new Date(now) }));
  expect(at('2026-11-21T03:59:59Z')).toBe('yes');
  expect(at('2026-11-21T04:00:00Z')).toBe('merge-undo-passed');
  expect(at('2026-11-20T05:00:00Z', true)).toBe('merge-continued');
});

test('a person is asked to be kept once in seven days: sent-recently', () => {
  const askedAt = new Date('2026-11-13T04:00:00Z');
  const at = (now: string) => codesOf(rightToRequestRenewal(callers.standard, { askedAt }, new Date(now)));
  expect(at('2026-11-20T03:59:59Z')).toBe('sent-recently');
  expect(at('2026-11-20T04:00:00Z')).toBe('yes');
  expect(codesOf(rightToRequestRenewal(callers.reader, null, askedAt))).toBe('no-permission');
});
