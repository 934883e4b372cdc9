import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import {
  rightToRequestRenewal,
  rightToChangeRetentionPeriod,
  rightToErasePerson,
  rightToExportPerson,
  rightToMergePeople,
  rightToWriteNotesOrResubmit,
  rightToUndoMerge,
  type PersonFacts,
} from './policy.ts';

const callers = {
  owner: { permissions: new Set(adminPermissions), isOwner: true },
  admin: { permissions: new Set(adminPermissions), isOwner: false },
  standard: { permissions: new Set(standardPermissions), isOwner: false },
  reader: { permissions: new Set<Permission>(['Fulfillment Stage=View Details']), isOwner: false },
};
const now = new Date('2026-11-20T04:00:00Z');
const ended: PersonFacts = {
  openSubmissions: 0,
  openDisputes: 0,
  heldSince: null,
  guarantee: undefined,
  hasHidden: false,
  seesAllWork: true,
};
const codesOf = (right: Right): string => (right.allowed ? 'yes' : right.reasons.map(({ code }) => code).join(', '));

test('the rights on a person and on the retention period by the role of the user', () => {
  expect(
    rightsTable(callers, (caller) => ({
      'write notes, submit again': rightToWriteNotesOrResubmit(caller),
      merge: rightToMergePeople(caller, ended),
      export: rightToExportPerson(caller, ended),
      erase: rightToErasePerson(caller, ended),
      'ask to be kept': rightToRequestRenewal(caller, null, now),
      'change retention': rightToChangeRetentionPeriod(caller),
    })),
  ).toMatchInlineSnapshot(`
    "         | write notes, submit again | merge         | export        | erase        | ask to be kept | change retention
    owner    | yes                       | yes           | yes           | yes          | yes            | yes
    admin    | yes                       | yes           | yes           | owners-erase | yes            | owners-erase
    standard | yes                       | yes           | no-permission | owners-erase | yes            | owners-erase
    reader   | no-permission             | no-permission | no-permission | owners-erase | no-permission  | owners-erase"
  `);
});

test('the rights of an owner on a person by what still concerns the person', () => {
  const people: Record<string, PersonFacts> = {
    nothing: ended,
    'open submission': { ...ended, openSubmissions: 2 },
    'undecided dispute': { ...ended, openDisputes: 1 },
    hold: { ...ended, heldSince: now },
    guarantee: { ...ended, guarantee: { until: now, timeZone: 'UTC' } },
    'hidden submission': { ...ended, hasHidden: true },
    'drafts of other users': { ...ended, seesAllWork: false },
  };
  expect(
    rightsTable(people, (person) => ({
      merge: rightToMergePeople(callers.owner, person),
      export: rightToExportPerson(callers.owner, person),
      erase: rightToErasePerson(callers.owner, person),
    })),
  ).toMatchInlineSnapshot(`
    "                      | merge        | export       | erase
    nothing               | yes          | yes          | yes
    open submission       | yes          | yes          | submission-open
    undecided dispute     | yes          | yes          | dispute-open
    hold                  | yes          | yes          | person-held
    guarantee             | yes          | yes          | guarantee-running
    hidden submission     | partial-view | partial-view | yes
    drafts of other users | yes          | partial-view | yes"
  `);
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
    ['dispute-open', 'An employer’s claim, an ownership dispute or a salary revision is still undecided.'],
  ]);
});

test('a merge is undone within 24 hours, unless the person was merged again: merge-undo-passed, merge-continued', () => {
  const mergedAt = new Date('2026-11-20T04:00:00Z');
  const merge = { mergedAt, hasContinued: false, now: new Date('2026-11-21T03:59:59Z') };
  const merges: Record<string, Parameters<typeof rightToUndoMerge>[1]> = {
    'a second before 24 hours': merge,
    'after 24 hours': { ...merge, now: new Date('2026-11-21T04:00:00Z') },
    'merged again': { ...merge, hasContinued: true },
  };
  expect(
    rightsTable(merges, (facts) => ({
      'who may submit': rightToUndoMerge(callers.standard, facts),
      'who may not': rightToUndoMerge(callers.reader, facts),
    })),
  ).toMatchInlineSnapshot(`
    "                         | who may submit    | who may not
    a second before 24 hours | yes               | no-permission
    after 24 hours           | merge-undo-passed | no-permission, merge-undo-passed
    merged again             | merge-continued   | no-permission, merge-continued"
  `);
});

test('a person is asked to be kept once in seven days: sent-recently', () => {
  const askedAt = new Date('2026-11-13T04:00:00Z');
  const at = (now: string) => codesOf(rightToRequestRenewal(callers.standard, { askedAt }, new Date(now)));
  expect(at('2026-11-20T03:59:59Z')).toBe('sent-recently');
  expect(at('2026-11-20T04:00:00Z')).toBe('yes');
  expect(codesOf(rightToRequestRenewal(callers.reader, null, askedAt))).toBe('no-permission');
});
