import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidateDocument, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import type { Files } from '#server/platform/files/files.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCheckLink, makeDraftCandidate, makeLoggedModelCall } from '../factories.ts';
import { eraseDraftCandidates } from './erase-draft-candidates.ts';
import { submitDraftCandidate } from './submit-draft-candidate.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const submit = async (more: object = {}) => {
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const document = await makeCandidateDocument(kit.db, own);
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
    documentId: document.id,
    aiStatusId: 3,
    problem: 'model-too-slow',
  });
  await makeCheckLink(kit.db, draft, { issuedAt: kit.clock.now() });
  const input = await makeSubmission(kit.db, place, { documentId: document.id, ...more });
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    submitDraftCandidate(scope, { ...input, draftCandidateId: draft.id }),
  );
  return { draftCandidateId: draft.id, documentId: document.id, answer };
};

test('drafts are erased, submitted or not, with assessments, links, logged calls and CVs', async () => {
  const { draftCandidateId, answer } = await submit({ emailAddress: 'to.erase@people.example' });
  if (answer instanceof Refused) throw new Error(answer.message);
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const cv = await makeCandidateDocument(kit.db, own);
  const twin = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
    emailAddress: 'To.Erase@people.example',
    documentId: cv.id,
  });
  await makeLoggedModelCall(kit.db, {
    draftCandidateId: twin.id,
    supplierId: place.agency.id,
    userId: place.recruiter.id,
    at: kit.clock.now(),
  });
  const removed: string[] = [];
  const files = {
    remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)),
  } as unknown as Files;
  await kit.asSystem((scope) => eraseDraftCandidates(scope, [twin.id, draftCandidateId], files));
  const left = await kit.db
    .selectFrom('draftCandidate')
    .select('id')
    .where('id', 'in', [twin.id, draftCandidateId])
    .execute();
  expect(left).toEqual([]);
  expect(await kit.db.selectFrom('modelCall').select('id').execute()).toEqual([]);
  expect(removed).toEqual([cv.storageKey]);
});
