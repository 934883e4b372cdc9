import { afterAll, beforeAll, expect, it } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidateDocument, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { readSubmission } from '../../queries/submission.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const draftOf = async (userId: string, talentRequestId: string) => {
  const answer = await kit.asAgency(userId, (scope) => readSubmission(scope, { talentRequestId }));
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer.draft;
};
const save = (place: SubmissionFixture, firstName: string, more: object = {}) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    saveDraft(scope, {
      talentRequestId: place.request.id,
      fields: submissionDraftFieldsShape.parse({ firstName, baseSalary: '95,00' }),
      documentId: null,
      otherDocumentIds: [],
      ...more,
    }),
  );

it('the latest draft is read back as it was typed, with its documents', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const cv = await makeCandidateDocument(kit.db, own);
  const other = await makeCandidateDocument(kit.db, { ...own, kind: 'other' });
  await save(place, 'In');
  await save(place, 'Ingrid', { documentId: cv.id, otherDocumentIds: [other.id] });
  expect(await draftOf(place.recruiter.id, place.request.id)).toMatchObject({
    savedAt: kit.clock.now().toISOString(),
    fields: { firstName: 'Ingrid', lastName: '', baseSalary: '95,00' },
    file: { documentId: cv.id },
    otherDocuments: [{ documentId: other.id }],
  });
});

it('each user has their own draft', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  await save(place, 'Ingrid');
  expect(await draftOf(colleague.id, place.request.id)).toBeNull();
});

it('a draft can be discarded', async () => {
  const place = await makeSubmissionFixture(kit.db);
  await save(place, 'Ingrid');
  await kit.asAgency(place.recruiter.id, (scope) => discardDraft(scope, { talentRequestId: place.request.id }));
  expect(await draftOf(place.recruiter.id, place.request.id)).toBeNull();
});

it("a draft that was saved elsewhere since is only overwritten on request: 'draft-changed'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'saved');
  const first = await save(place, 'In', { knownSavedAt: null });
  if (first instanceof Refused) throw new Error(first.message);
  kit.clock.advance(1000);
  expect(codeOf(await save(place, 'Second tab', { knownSavedAt: null }))).toBe('draft-changed');
  expect(codeOf(await save(place, 'Ingrid', { knownSavedAt: first.savedAt }))).toBe('saved');
  expect(codeOf(await save(place, 'Second tab', { knownSavedAt: first.savedAt }))).toBe('draft-changed');
  expect(await draftOf(place.recruiter.id, place.request.id)).toMatchObject({ fields: { firstName: 'Ingrid' } });
  expect(codeOf(await save(place, 'Second tab'))).toBe('saved');
  expect(await draftOf(place.recruiter.id, place.request.id)).toMatchObject({ fields: { firstName: 'Second tab' } });
});

it('a missing or foreign document is left out; an unknown request is not found', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeSubmissionFixture(kit.db);
  const theirs = await makeCandidateDocument(kit.db, { supplierId: rival.agency.id, uploadedBy: rival.recruiter.id });
  await save(place, 'Ingrid', { documentId: theirs.id });
  expect(await draftOf(place.recruiter.id, place.request.id)).toMatchObject({ file: null });
  const nowhere = await save(place, 'Ingrid', { talentRequestId: theirs.id });
  expect(nowhere instanceof Refused && nowhere.refusal.code).toBe('not-found');
});
