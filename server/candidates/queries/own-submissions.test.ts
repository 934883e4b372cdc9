import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { ownSubmissions } from './own-submissions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('of those whom somebody submitted the number is theirs to know, and not who they are', async () => {
  const { request, agency, recruiter, employer } = await makeSubmissionFixture(kit.db);
  const { number, lastName } = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    submittedBy: recruiter.id,
  });
  const found = await kit.as(recruiter.id, ownSubmissions);
  expect(found).toMatchObject([{ candidateNumber: number }]);
  expect(JSON.stringify(found)).not.toContain(lastName);
  expect(await kit.as(employer.id, ownSubmissions)).toEqual([]);
});
