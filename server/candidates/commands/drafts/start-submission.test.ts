import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSubmissionEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionDraft,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../../factories.ts';
import { readSubmission } from '../../queries/submission.ts';

let server: TestServer;
let place: SubmissionFixture;
let candidateId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(server.kit.db);
  ({ id: candidateId } = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    firstName: 'Ada',
    lastName: 'Byrne',
    emailAddress: 'ada@inbox.example',
  }));
});

const anotherRequest = (statusId: 2 | 5 = 5) =>
  makeTalentRequest(server.kit.db, { engagementId: place.engagement.id, statusId });
const start = (talentRequestId: string, by = place.recruiter.id) =>
  server.call(by, startSubmissionEndpoint, { candidateId, talentRequestId });
const checks = () =>
  server.kit.db.selectFrom('ownershipCheck').selectAll().where('userId', '=', place.recruiter.id).execute();
const by = () => ({ supplierId: place.agency.id, uploadedBy: place.recruiter.id });

test('the draft has the details and the latest CV of the candidate, and the check is recorded', async () => {
  const file = { ...by(), clientId: place.client.id, candidateId };
  await makeCandidateDocument(server.kit.db, {
    ...file,
    fileName: 'Old.pdf',
    createdAt: new Date('2026-11-01T00:00:00Z'),
  });
  await makeCandidateDocument(server.kit.db, { ...file, fileName: 'New.pdf' });
  const { id: talentRequestId } = await anotherRequest();
  const { status, body } = await start(talentRequestId);
  expect({ status, body }).toMatchObject({ status: 200, body: { engagementId: place.engagement.id, isNew: true } });
  const { draftId } = body as { draftId: string };
  const read = await server.kit.asAgency(place.recruiter.id, (scope) =>
    readSubmission(scope, { talentRequestId, draftId }),
  );
  expect(read).toMatchObject({
    draft: {
      file: { fileName: 'New.pdf' },
      fields: { firstName: 'Ada', lastName: 'Byrne', emailAddress: 'ada@inbox.example', baseSalary: '' },
    },
  });
  expect(await checks()).toMatchObject([{ isAvailable: true, isSubmission: false }]);
});

test('a second attempt returns the draft of the first', async () => {
  const { id } = await anotherRequest();
  const [first, second] = [await start(id), await start(id)];
  expect(second.body).toEqual({ ...(first.body as object), isNew: false });
});

test('simultaneous attempts make one draft', async () => {
  const { id } = await anotherRequest();
  const answers = await Promise.all([start(id), start(id), start(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const drafts = server.kit.db.selectFrom('submissionDraft').select('id').where('talentRequestId', '=', id);
  expect(await drafts.execute()).toHaveLength(1);
});

test('a person in the talent request gets no draft: candidate-in-request', async () => {
  expect(await start(place.request.id)).toMatchObject({ status: 409, body: { code: 'candidate-in-request' } });
});

test('a withdrawn candidate may return to the same talent request', async () => {
  const { id } = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress: 'bo@inbox.example',
    statusId: candidateStatus.withdrew,
    dateWithdrawn: server.kit.clock.now(),
  });
  const given = { candidateId: id, talentRequestId: place.request.id };
  expect(await server.call(place.recruiter.id, startSubmissionEndpoint, given)).toMatchObject({ status: 200 });
});

test('a person of another agency gets no draft, and the check is recorded: candidate-not-available', async () => {
  const other = await makeSubmissionFixture(server.kit.db);
  const { agency: rival } = await makeApprovedAgency(server.kit.db, other.engagement.id);
  await makeCandidate(server.kit.db, {
    talentRequestId: other.request.id,
    supplierId: rival.id,
    emailAddress: 'cy@inbox.example',
  });
  const { agency, recruiter } = other;
  const elsewhere = await makeCandidate(server.kit.db, {
    talentRequestId: other.request.id,
    supplierId: agency.id,
    emailAddress: 'cy@inbox.example',
    statusId: candidateStatus.withdrew,
    dateWithdrawn: server.kit.clock.now(),
  });
  const given = { candidateId: elsewhere.id, talentRequestId: other.request.id };
  expect(await server.call(recruiter.id, startSubmissionEndpoint, given)).toMatchObject({
    status: 409,
    body: { code: 'candidate-not-available' },
  });
  const recorded = server.kit.db.selectFrom('ownershipCheck').selectAll().where('userId', '=', recruiter.id);
  expect(await recorded.execute()).toMatchObject([{ isAvailable: false, isSubmission: false }]);
});

test('a closed talent request takes no submission, and nothing is revealed: submission-closed', async () => {
  const { id } = await anotherRequest(2);
  expect(await start(id)).toMatchObject({ status: 409, body: { code: 'submission-closed' } });
  expect(await checks()).toEqual([]);
});

test('a user has a daily limit of checks: too-many-checks', async () => {
  await server.kit.db
    .insertInto('ownershipCheck')
    .values(
      Array.from({ length: defaultScopeSettings.ownershipChecksPerDay }, (_, n) => ({
        id: newId(),
        supplierId: place.agency.id,
        userId: place.recruiter.id,
        clientId: place.client.id,
        keyHashes: [`email:${String(n)}`],
        isAvailable: true,
        checkedAt: server.kit.clock.now(),
      })),
    )
    .execute();
  expect(await start((await anotherRequest()).id)).toMatchObject({ status: 429, body: { code: 'too-many-checks' } });
});

test('a user starts at most 50 submissions to a talent request: too-many-imports', async () => {
  const { id: talentRequestId } = await anotherRequest();
  const given = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId, isImported: true };
  for (let at = 0; at < 50; at += 1) await makeSubmissionDraft(server.kit.db, given);
  expect(await start(talentRequestId)).toMatchObject({ status: 409, body: { code: 'too-many-imports' } });
});

test('a user with too many unused uploads submits or discards some first: too-many-uploads', async () => {
  for (let at = 0; at < 100; at += 1) await makeCandidateDocument(server.kit.db, by());
  expect(await start((await anotherRequest()).id)).toMatchObject({ status: 429, body: { code: 'too-many-uploads' } });
});

test('a candidate of another agency is not found', async () => {
  const { recruiter: rival } = await makeApprovedAgency(server.kit.db, place.engagement.id);
  const { id } = await anotherRequest();
  expect(await start(id, rival.id)).toMatchObject({ status: 404 });
});

test('an erased candidate is not found', async () => {
  const { id } = await anotherRequest();
  ({ id: candidateId } = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: candidateStatus.rejected,
    erasedAt: server.kit.clock.now(),
  }));
  expect(await start(id)).toMatchObject({ status: 404 });
});
