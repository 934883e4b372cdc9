import { expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';
import { eventPayloads } from '#server/event-payloads.ts';
import { auditedEventKinds } from './kinds.ts';

/**
 * The families of event kinds that the log must cover in full: each kind has an entry, or a listed reason for having
 * none.
 */
const families = [
  'identity.', // sign-ins, failed sign-ins, sign-outs, sessions, passwords, second factors and passkeys
  'team.', // users, roles, flags, requirements and resets
  'profile.', // the agency's profile and its approval
  'tenant.', // settings of its clients
  'consent.', // consents of candidates
  'person.', // exports, erasures, holds and the retention of people
  'privacy.', // requested erasures
  'report.', // downloads and exports
  'audit-log.', // exports of the log itself
  'my-week.calendar', // addresses that give access without a sign-in
  'draft-candidate.link', // links that give access without a sign-in
  'prequalification.document', // the document library
] as const;

const alsoAudited = ['candidate.erased', 'draft-candidate.access-changed'];

const leftOut: Readonly<Record<string, string>> = {
  'person.merged': 'ordinary work, which the page of the person shows and which can be undone',
  'person.merge-undone': 'ordinary work, as the merge',
  'person.retention-due': 'nobody did it; the agency gets a notification',
  'prequalification.document-expiring': 'nobody did it; the agency gets a notification',
};

test('every kind of event of an audited family has an entry, or a reason to have none', () => {
  const kinds = Object.keys(eventPayloads);
  const expected = kinds.filter((kind) => families.some((family) => kind.startsWith(family)));
  for (const family of families) expect(expected.some((kind) => kind.startsWith(family))).toBe(true);
  const audited = auditedEventKinds();
  expect(expected.filter((kind) => !audited.includes(kind) && !(kind in leftOut))).toEqual([]);
  expect(Object.keys(leftOut).filter((kind) => audited.includes(kind) || !kinds.includes(kind))).toEqual([]);
  expect(audited.filter((kind) => !expected.includes(kind)).toSorted()).toEqual(alsoAudited.toSorted());
});

/** Every operation that exports data in bulk, or a person's data, with its log entry. */
const exports: Readonly<Record<string, string>> = {
  'audit-log.export': 'audit-log.exported',
  'consents.export': 'consent.exported',
  'people.export': 'person.exported',
  'people.exportPdf': 'person.exported',
  'people.exportRetentionPlan': 'person.plan-exported',
  'reports.candidates': 'report.candidates-exported',
  'reports.modelCalls': 'report.model-calls-exported',
  'support.ownData': 'privacy.own-data-exported',
};

/** Operations that open a single file or picture as part of a page. See decision 0141. */
const singleFiles = [
  'bidding.certificate',
  'bidding.verifier',
  'candidates.downloadDocument',
  'clarifications.downloadAttachment',
  'consents.cv',
  'consents.document',
  'consents.heldDocument',
  'draft-candidates.checkedCv',
  'engagements.downloadDocument',
  'identity.photo',
  'my-week.calendar',
  'prequalification.downloadVersion',
  'profile.assessmentFile',
  'profile.logo',
  'testimonials.logo',
];

test('every call that downloads or exports is an entry of the log, or hands out a single file', () => {
  const found = operations
    // The log belongs to the agency. Exports that only Rolecall's staff can make are checked only if `exports` lists
    // them, because they contain the agency's data.
    .filter(
      ({ name, access }) => name in exports || typeof access !== 'object' || Object.keys(access).join() !== 'provider',
    )
    .filter(({ name, download }) => download === true || /export|download|ownData/i.test(name))
    .map(({ name }) => name);
  const reports = found.filter((name) => name.startsWith('reports.') && !(name in exports));
  expect(reports.length).toBeGreaterThan(0);
  expect(found.filter((name) => !reports.includes(name)).toSorted()).toEqual(
    [...Object.keys(exports), ...singleFiles].toSorted(),
  );
  // An export can be recorded only if its call is allowed to write.
  const writes = operations.filter(({ effect, leavesTrace }) => effect === 'write' || leavesTrace === true);
  const mayWrite = new Set(writes.map(({ name }) => name));
  expect(Object.keys(exports).filter((name) => !mayWrite.has(name))).toEqual([]);
  // Every report records its own download.
  const recording = operations.filter(({ leavesTrace }) => leavesTrace === true).map(({ name }) => name);
  expect(reports.filter((name) => !recording.includes(name))).toEqual([]);
  const audited = auditedEventKinds('exports').concat(auditedEventKinds('consents'), 'report.downloaded');
  expect(Object.values(exports).filter((kind) => !audited.includes(kind))).toEqual([]);
});
