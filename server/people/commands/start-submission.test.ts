import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionDraft,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readSubmission } from '#server/candidates/public.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { personIdOf } from '../factories.ts';
import { startSubmission } from './start-submission.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const personWith = async (facts: Partial<CandidateFacts> = {}) => {
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: (await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 })).id,
    supplierId: place.agency.id,
    ...facts,
  });
  return { candidateId: candidate.id, personId: await personIdOf(kit.db, candidate.id) };
};

test('the form of the draft has the details and the CV of the latest submission', async () => {
  const { candidateId, personId } = await personWith({
    firstName: 'Ada',
    lastName: 'Byrne',
    emailAddress: 'ada@inbox.example',
    contactNumber: '+61 491 570 156',
  });
  const file = { supplierId: place.agency.id, uploadedBy: place.recruiter.id, clientId: place.client.id, candidateId };
  await makeCandidateDocument(kit.db, { ...file, fileName: 'Old.pdf', createdAt: new Date('2026-11-01T00:00:00Z') });
  await makeCandidateDocument(kit.db, { ...file, fileName: 'New.pdf' });
  // A replaced CV is never submitted again.
  const replacedAt = new Date('2026-11-12T00:00:00Z');
  const replaced = await makeCandidateDocument(kit.db, { ...file, fileName: 'Mistake.pdf', createdAt: replacedAt });
  await kit.db.updateTable('candidateDocument').set({ deletedAt: replacedAt }).where('id', '=', replaced.id).execute();
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const started = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: other.id }),
  );
  if (started instanceof Refused) throw new Error(started.refusal.code);
  expect(started).toMatchObject({ engagementId: place.engagement.id, talentRequestId: other.id });
  const read = await kit.asAgency(place.recruiter.id, (scope) => readSubmission(scope, started));
  expect(read).toMatchObject({
    draft: {
      file: { fileName: 'New.pdf' },
      fields: {
        firstName: 'Ada',
        lastName: 'Byrne',
        emailAddress: 'ada@inbox.example',
        contactNumber: '+61 491 570 156',
        baseSalary: '',
        unconfirmedFields: [],
      },
    },
  });
});

test('a closed talent request takes no submission: not-allowed', async () => {
  const { personId } = await personWith();
  const closed = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 2 });
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: closed.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'not-allowed' } });
});

test('a user starts at most 50 submissions to a talent request: too-many-drafts', async () => {
  const { personId } = await personWith({ emailAddress: 'bo@inbox.example' });
  const busy = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const by = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: busy.id };
  for (let at = 0; at < 50; at += 1) await makeSubmissionDraft(kit.db, { ...by, isImported: true });
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: busy.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'too-many-drafts' } });
});

test('a user with too many unused uploads submits or discards some first: too-many-uploads', async () => {
  const { personId } = await personWith({ emailAddress: 'cy@inbox.example' });
  const by = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  for (let at = 0; at < 100; at += 1) await makeCandidateDocument(kit.db, by);
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: place.request.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'too-many-uploads' } });
});

test("another agency's person is not available, and the check is recorded: person-not-available", async () => {
  const other = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, other.engagement.id);
  await makeApplication(kit.db, { engagementId: other.engagement.id, supplierId: place.agency.id });
  const owned = { emailAddress: 'dee@inbox.example' };
  await makeCandidate(kit.db, { talentRequestId: other.request.id, supplierId: rival.agency.id, ...owned });
  const { personId } = await personWith(owned);
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: other.request.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'person-not-available' } });
  expect(refused instanceof Refused && refused.record).toBeTypeOf('function');
});

test('an active candidate of the talent request is not submitted again: person-in-request', async () => {
  const { personId } = await personWith({ talentRequestId: place.request.id, emailAddress: 'eve@inbox.example' });
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: place.request.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'person-in-request' } });
});

test('a user checks a limited number of people in a day: too-many-checks', async () => {
  const { personId } = await personWith({ emailAddress: 'flo@inbox.example' });
  const checks = Array.from({ length: defaultScopeSettings.ownershipChecksPerDay }, (_, at) => ({
    id: newId(),
    supplierId: place.agency.id,
    userId: place.recruiter.id,
    clientId: place.client.id,
    keyHashes: [`email:${String(at)}`],
    isAvailable: true,
    checkedAt: kit.clock.now(),
  }));
  await kit.db.insertInto('ownershipCheck').values(checks).execute();
  const refused = await kit.asAgency(place.recruiter.id, (scope) =>
    startSubmission(scope, { personId, talentRequestId: place.request.id }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'too-many-checks' } });
});
