import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmissionDraft, makeSubmissionFixture } from '../../factories.ts';
import { listImportIdentityKeys } from './imported-keys.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("each import has the keys that were read from it; the form's own draft and a colleague's are left out", async () => {
  const { agency, recruiter, request } = await makeSubmissionFixture(kit.db);
  const by = { supplierId: agency.id, userId: recruiter.id, talentRequestId: request.id };
  const fields = JSON.stringify({ emailAddress: 'Ada@inbox.example', contactNumber: '+61 491 570 156' });
  const { id } = await makeSubmissionDraft(kit.db, { ...by, isImported: true, fields });
  const empty = await makeSubmissionDraft(kit.db, { ...by, isImported: true, fields: '{}' });
  await makeSubmissionDraft(kit.db, { ...by, fields });
  const found = await kit.asAgency(recruiter.id, (scope) => listImportIdentityKeys(scope, request.id));
  expect(new Map(found.map(({ draftId, keys }) => [draftId, keys.map(({ keyType }) => keyType)]))).toEqual(
    new Map([
      [id, ['email', 'phone']],
      [empty.id, []],
    ]),
  );
});
