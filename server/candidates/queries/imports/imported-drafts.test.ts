import { afterAll, beforeAll, expect, it } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmissionDraft, makeSubmissionFixture } from '../../factories.ts';
import { countImports, findImportedDraft, findImportedDraftProblem } from './imported-drafts.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("imports are found and counted, and the form's own draft is none of them", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const talentRequestId = place.request.id;
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId };
  const read = submissionDraftFieldsShape.parse({
    firstName: 'Dane',
    lastName: 'Whitcombe',
    unconfirmedFields: ['firstName'],
  });
  const one = await makeSubmissionDraft(kit.db, { ...own, isImported: true, fields: JSON.stringify(read) });
  const form = await makeSubmissionDraft(kit.db, own);
  await kit.asAgency(place.recruiter.id, async (scope) => {
    expect(await countImports(scope, talentRequestId)).toBe(1);
    expect((await findImportedDraft(scope, one.id, talentRequestId))?.id).toBe(one.id);
    expect(await findImportedDraft(scope, form.id, talentRequestId)).toBeUndefined();
    const input = { ...read, talentRequestId, draftId: one.id, confirmedFields: [] };
    expect(await findImportedDraftProblem(scope, input)).toBe('unconfirmed-fields');
    expect(await findImportedDraftProblem(scope, { ...input, confirmedFields: ['firstName'] })).toBeUndefined();
    expect(await findImportedDraftProblem(scope, { ...input, firstName: 'Daniel' })).toBeUndefined();
    expect(await findImportedDraftProblem(scope, { ...input, draftId: undefined })).toBeUndefined();
    expect(await findImportedDraftProblem(scope, { ...input, draftId: form.id })).toBe('draft-removed');
  });
});
