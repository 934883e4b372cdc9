import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '../factories.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { removeUnattachedUploads } from './remove-unattached-uploads.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const hoursAgo = (hours: number) => new Date(kit.clock.now().getTime() - hours * 3_600_000);

it('uploads older than a day without a candidate or draft are deleted with their files; others stay', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const loose = (hours: number, given: object = {}) =>
    makeCandidateDocument(kit.db, {
      supplierId: place.agency.id,
      uploadedBy: place.recruiter.id,
      createdAt: hoursAgo(hours),
      ...given,
    });
  const old = await loose(25);
  const fresh = await loose(23);
  const drafted = await loose(25);
  const draftedToo = await loose(25, { kind: 'other' });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const handedIn = await loose(25, { candidateId });
  await kit.asAgency(place.recruiter.id, (scope) =>
    saveDraft(scope, {
      talentRequestId: place.request.id,
      fields: submissionDraftFieldsShape.parse({}),
      documentId: drafted.id,
      otherDocumentIds: [draftedToo.id],
    }),
  );
  const removed: string[] = [];
  const files = { remove: (file: { storageKey: string }) => Promise.resolve(void removed.push(file.storageKey)) };
  const sweep = () => kit.asSystem((scope) => removeUnattachedUploads(scope, files as never));

  expect(await sweep()).toBe(1);
  expect(removed).toEqual([old.storageKey]);
  const left = await kit.db.selectFrom('candidateDocument').select('id').execute();
  expect(left.map((row) => row.id).toSorted()).toEqual(
    [fresh, drafted, draftedToo, handedIn].map((row) => row.id).toSorted(),
  );

  kit.clock.advance(31 * 24 * 3_600_000);
  expect(await sweep()).toBe(3);
  expect(await kit.db.selectFrom('submissionDraft').selectAll().execute()).toEqual([]);
});
