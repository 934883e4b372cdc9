import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeDraftCandidate } from './factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('the job assesses every draft that waits', async () => {
  const { db } = server.kit;
  const { agency, recruiter, request } = await makeSubmissionFixture(db);
  await makeQuestion(db, { talentRequestId: request.id, text: 'Registered nurse?' });
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  for (const textContent of ['Registered nurse since 2011', 'Chef']) {
    const document = await makeCandidateDocument(db, { ...own, textContent });
    await makeDraftCandidate(db, {
      supplierId: agency.id,
      askedBy: recruiter.id,
      talentRequestId: request.id,
      documentId: document.id,
    });
  }
  const job = server.product.jobs.find(({ queue }) => queue === 'draft-candidates.assess');
  await job?.run({});
  const rows = await db.selectFrom('draftCandidate').select(['aiStatusId', 'score']).orderBy('score').execute();
  expect(rows).toEqual([
    { aiStatusId: 2, score: 0 },
    { aiStatusId: 2, score: 100 },
  ]);
});

test('the CV of a draft is kept as long as the draft', async () => {
  const { db, clock } = server.kit;
  const { agency, recruiter, request } = await makeSubmissionFixture(db);
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  const document = await makeCandidateDocument(db, own);
  const draft = await makeDraftCandidate(db, {
    supplierId: agency.id,
    askedBy: recruiter.id,
    talentRequestId: request.id,
    documentId: document.id,
  });
  clock.set(new Date(clock.now().getTime() + 48 * 3_600_000));
  const isKept = async () => {
    const job = server.product.jobs.find(({ queue }) => queue === 'candidates.remove-unattached-uploads');
    await job?.run({});
    return (await db.selectFrom('candidateDocument').select('id').where('id', '=', document.id).execute()).length === 1;
  };
  expect(await isKept()).toBe(true);
  await db.deleteFrom('draftCandidate').where('id', '=', draft.id).execute();
  expect(await isKept()).toBe(false);
});
