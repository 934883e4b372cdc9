import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearConsentRequests } from '#server/consents/public.ts';
import type { Files } from '#server/platform/files/files.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { placePersonHold, makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { allJobs } from './job-registry.ts';
import { rooms } from './rooms.ts';

const files = { remove: () => Promise.resolve() } as unknown as Files;
let kit: TestKit;
let whole: Awaited<ReturnType<typeof makePersonWithAllRecords>>;
beforeAll(async () => {
  kit = await createTestKit({ reactions: rooms.flatMap(({ reactions = [] }) => reactions) });
});
afterAll(() => kit.close());

const start = new Date('2026-11-20T04:01:00Z');
beforeEach(async () => {
  kit.clock.set(start);
  await kit.db.deleteFrom('erasure').execute();
  whole = await makePersonWithAllRecords(kit.db);
});

/** The jobs that delete or clear data about the people of an agency. */
const clearingJobs = [
  'candidates.remove-unattached-uploads',
  'clarifications.remove-unsent-attachments',
  'consents.clear',
  'disputes.clear',
  'people.retention',
  'support.erase',
];

/** All other jobs, which change states, send something, or delete data that is not about an agency's people. */
const otherJobs = [
  'applications.expire-rebids',
  'bidding.close-lots',
  'bidding.end-standstills',
  'candidates.close-retained', // closes candidates, without deleting anything
  'candidates.purge-ownership-checks', // hashes of the details that users typed
  'claims.clear-ownerships', // hashes of details that were erased
  'claims.lapse',
  'claims.watch-decisions',
  'clarifications.announce-deadlines',
  'consents.expire',
  'consents.purge-refusals', // keyed hashes of details
  'consents.remind',
  'disputes.end-withdrawn',
  'disputes.find-owners',
  'disputes.watch-decisions',
  'draft-candidates.assess',
  'engagements.remove-old-documents', // documents of employers
  'engagements.resume-requests',
  'identity.process-account-requests',
  'identity.purge-expired', // sessions and tokens of users
  'identity.remove-old-photos', // photos of users
  'inbound-mail.process',
  'inbound-mail.purge', // emails that have been processed, without their content
  'notifications.announce-closings',
  'notifications.announce-lot-ends',
  'notifications.clear-mail-texts', // copies of sent emails
  'notifications.purge', // notifications of users, by ID
  'notifications.send-mails',
  'notifications.summarize-unseen',
  'notifications.write-mails',
  'opportunities.update-word-counts',
  'platform.purge-idempotency-keys', // copies of responses
  'prequalification.expire-approvals',
  'prequalification.purge-documents', // documents of agencies
  'profile.remove-old-files', // files of agencies
  'response-times.send-reminders',
  'support.deliver',
  'testimonials.purge', // texts of an agency's clients
  'support.purge', // messages of users to support
];

const tools = () => ({ source: kit.source, files, mail: testMailer });

test('every scheduled job is known to keep or to clear data about people', () => {
  const scheduled = allJobs(rooms, tools())
    .filter((job) => job.cron !== undefined || job.everySeconds !== undefined)
    .map(({ queue }) => queue);
  expect(scheduled.toSorted()).toEqual([...clearingJobs, ...otherJobs].toSorted());
});

/** Returns the rows about the person that a clearing job may delete, as JSON text. */
const rowsOfPerson = async () => {
  const { place, candidateId, draft, form, consent, dispute, personId } = whole;
  const agency = place.agency.id;
  return JSON.stringify([
    await kit.db
      .selectFrom('candidate')
      .select(['id', 'firstName', 'erasedAt'])
      .where('id', '=', candidateId)
      .execute(),
    await kit.db.selectFrom('person').select(['id', 'erasedAt']).where('id', '=', personId).execute(),
    await kit.db.selectFrom('personNote').select(['id', 'text']).where('supplierId', '=', agency).execute(),
    await kit.db.selectFrom('candidateDocument').select('id').where('supplierId', '=', agency).orderBy('id').execute(),
    await kit.db.selectFrom('draftCandidate').select('id').where('id', '=', draft.id).execute(),
    await kit.db.selectFrom('submissionDraft').select('id').where('id', '=', form.id).execute(),
    await kit.db
      .selectFrom('consentRequest')
      .select(['note', 'submission', 'erasedAt'])
      .where('id', '=', consent.id)
      .execute(),
    await kit.db
      .selectFrom('ownershipDispute')
      .select(['statement', 'erasedAt'])
      .where('id', '=', dispute.id)
      .execute(),
  ]);
};

/** Requests the erasure of the candidate, the draft and the consent request. */
const askForErasure = async () => {
  const { place, candidateId, draft, consent } = whole;
  for (const [kind, subjectId] of [
    ['candidate', candidateId],
    ['draft', draft.id],
    ['consent', consent.id],
  ] as const)
    await kit.db
      .insertInto('erasure')
      .values({ id: newId(), tenantId: place.agency.id, kind, subjectId, askedBy: null, askedAt: start })
      .execute();
};
const runAll = async () => {
  for (const years of [5, 10]) {
    kit.clock.set(new Date(start.getTime() + years * 365 * 86_400_000));
    for (const job of allJobs(rooms, tools())) if (clearingJobs.includes(job.queue)) await job.run({});
  }
};

test('no clearing job deletes a record about a held person; when the hold ends, all of them are deleted', async () => {
  const { candidateId } = whole;
  const lift = await placePersonHold(kit.db, candidateId, start);
  // Without the hold, a cancelled request would be cleared after 30 days.
  await kit.db.updateTable('consentRequest').set({ state: 'cancelled' }).where('id', '=', whole.consent.id).execute();
  await askForErasure();
  const before = await rowsOfPerson();
  await runAll();
  expect(await rowsOfPerson()).toBe(before);
  await lift(kit.clock.now());
  await runAll();
  expect(await rowsOfPerson()).not.toContain('Featherstone');
});

test('an undecided dispute stops the clearing jobs as well', async () => {
  await kit.db.updateTable('candidate').set({ disputeState: 'pending' }).where('id', '=', whole.candidateId).execute();
  await kit.db.updateTable('consentRequest').set({ state: 'cancelled' }).where('id', '=', whole.consent.id).execute();
  await askForErasure();
  const before = await rowsOfPerson();
  await runAll();
  expect(await rowsOfPerson()).toBe(before);
  await kit.db.updateTable('candidate').set({ disputeState: null }).where('id', '=', whole.candidateId).execute();
});

test('the database refuses to delete each record about a held person', async () => {
  const { candidateId, draft, consent, dispute, place } = whole;
  await placePersonHold(kit.db, candidateId, start);
  const at = kit.clock.now();
  const refused: Record<string, () => Promise<unknown>> = {
    note: () => kit.db.deleteFrom('personNote').where('supplierId', '=', place.agency.id).execute(),
    document: () => kit.db.deleteFrom('candidateDocument').where('candidateId', '=', candidateId).execute(),
    draft: () => kit.db.deleteFrom('draftCandidate').where('id', '=', draft.id).execute(),
    consent: () => kit.asSystem((scope) => clearConsentRequests(scope, [consent.id])),
    dispute: () => kit.db.updateTable('ownershipDispute').set({ erasedAt: at }).where('id', '=', dispute.id).execute(),
  };
  for (const [record, deletion] of Object.entries(refused))
    await expect(deletion(), record).rejects.toThrow('this person is held');
});
