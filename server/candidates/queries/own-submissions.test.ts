import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { listOwnSubmissions } from './own-submissions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's personal data lists their submissions by number, without personal data of candidates", async () => {
  const { request, agency, recruiter, employer } = await makeSubmissionFixture(kit.db);
  const { number, lastName } = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    submittedBy: recruiter.id,
  });
  const found = await kit.as(recruiter.id, listOwnSubmissions);
  expect(found).toMatchObject([{ candidateNumber: number }]);
  expect(JSON.stringify(found)).not.toContain(lastName);
  expect(await kit.as(employer.id, listOwnSubmissions)).toEqual([]);
});
