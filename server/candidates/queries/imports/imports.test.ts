import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidateDocument, makeSubmissionDraft, makeSubmissionFixture } from '../../factories.ts';
import { listImports } from './imports.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("the caller's imports are listed oldest first with their files, and with what a submission needs", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const cv = await makeCandidateDocument(kit.db, { supplierId: place.agency.id, uploadedBy: place.recruiter.id });
  await makeSubmissionDraft(kit.db, { ...own, isImported: true, documentId: cv.id });
  await makeSubmissionDraft(kit.db, { ...own, isImported: true });
  await makeSubmissionDraft(kit.db, own);
  await makeSubmissionDraft(kit.db, { ...own, userId: colleague.id, isImported: true });
  const { talentRequestId } = own;
  const answer = await kit.asAgency(place.recruiter.id, (scope) => listImports(scope, { talentRequestId }));
  if (answer instanceof Refused) throw new Error(answer.message);
  expect(answer.imports.map(({ file }) => file?.documentId)).toEqual([cv.id, undefined]);
  expect(answer).toMatchObject({ engagementId: place.engagement.id, can: { submit: { allowed: true } } });
});
