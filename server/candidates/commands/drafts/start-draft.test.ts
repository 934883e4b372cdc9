import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import {
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionDraft,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../../factories.ts';
import { readSubmission } from '../../queries/submission.ts';
import { startDraft } from './start-draft.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const start = (talentRequestId: string, cvId?: string) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    startDraft(scope, { talentRequestId, fields: { firstName: 'Ada', lastName: 'Byrne' }, cvId }),
  );
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');

test('a draft of its own has the known fields, and the draft of the form stays', async () => {
  const by = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  await makeSubmissionDraft(kit.db, { ...by, fields: JSON.stringify({ firstName: 'Bo' }) });
  const started = await start(place.request.id);
  if (started instanceof Refused) throw new Error(started.refusal.code);
  const read = (draftId?: string) =>
    kit.asAgency(place.recruiter.id, (scope) => readSubmission(scope, { ...by, draftId }));
  expect(await read(started.draftId)).toMatchObject({ draft: { fields: { firstName: 'Ada', lastName: 'Byrne' } } });
  expect(await read()).toMatchObject({ draft: { fields: { firstName: 'Bo' } } });
});

test('the draft has an upload of its own with the file of the CV, and none if the CV is gone or of another agency', async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const by = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const cv = await makeCandidateDocument(kit.db, { ...by, candidateId, clientId: place.client.id });
  const deleted = await makeCandidateDocument(kit.db, { ...by, deletedAt: kit.clock.now() });
  const rival = await makeSubmissionFixture(kit.db);
  const theirs = { supplierId: rival.agency.id, uploadedBy: rival.recruiter.id };
  const foreign = await makeCandidateDocument(kit.db, theirs);
  const documentOf = async (cvId: string) => {
    const started = await start(place.request.id, cvId);
    if (started instanceof Refused) throw new Error(started.refusal.code);
    return kit.db
      .selectFrom('submissionDraft as d')
      .leftJoin('candidateDocument as f', 'f.id', 'd.documentId')
      .select(['f.id', 'f.storageKey', 'f.candidateId', 'f.clientId'])
      .where('d.id', '=', started.draftId)
      .executeTakeFirstOrThrow();
  };
  const reused = await documentOf(cv.id);
  expect(reused).toMatchObject({ storageKey: cv.storageKey, candidateId: null, clientId: null });
  expect(reused.id).not.toBe(cv.id);
  for (const gone of [deleted, foreign]) expect(await documentOf(gone.id)).toMatchObject({ id: null });
});

test('the limit of unused uploads applies: too-many-uploads', async () => {
  const { agency, recruiter, request } = await makeSubmissionFixture(kit.db);
  for (let at = 0; at < 100; at += 1)
    await makeCandidateDocument(kit.db, { supplierId: agency.id, uploadedBy: recruiter.id });
  const refused = await kit.asAgency(recruiter.id, (scope) =>
    startDraft(scope, { talentRequestId: request.id, fields: {}, cvId: undefined }),
  );
  expect(codeOf(refused)).toBe('too-many-uploads');
});

test('a closed talent request and the 51st draft are refused: submission-closed, too-many-imports', async () => {
  const closed = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 2 });
  expect(codeOf(await start(closed.id))).toBe('submission-closed');
  const busy = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const by = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: busy.id };
  for (let at = 0; at < 50; at += 1) await makeSubmissionDraft(kit.db, { ...by, isImported: true });
  expect(codeOf(await start(busy.id))).toBe('too-many-imports');
});
