import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import {
  exportConsents,
  exportDisputes,
  exportDraftCandidates,
  exportSubmissionDrafts,
} from './unsubmitted-records.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('nothing is read without records, and another agency reads none of these', async () => {
  const { consent, draft, form, dispute, place, rival } = await makePersonWithAllRecords(kit.db);
  const some = {
    consentRequestIds: [consent.id],
    draftCandidateIds: [draft.id],
    submissionDraftIds: [form.id],
    disputeIds: [dispute.id],
  };
  const none = { consentRequestIds: [], draftCandidateIds: [], submissionDraftIds: [], disputeIds: [] };
  const counts = (userId: string, traces: typeof some | typeof none) =>
    kit.asAgency(userId, async (scope) => [
      (await exportConsents(scope, traces)).length,
      (await exportDraftCandidates(scope, traces)).length,
      (await exportSubmissionDrafts(scope, traces)).length,
      (await exportDisputes(scope, traces)).length,
    ]);
  expect(await counts(place.recruiter.id, none)).toEqual([0, 0, 0, 0]);
  expect(await counts(place.recruiter.id, some)).toEqual([1, 1, 1, 1]);
  expect(await counts(rival.recruiter.id, some)).toEqual([0, 0, 0, 0]);
});
