import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { anonymiseSubmitter } from './anonymise-submitter.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('anonymising a user removes their name from their own submissions only', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const by = { talentRequestId: request.id, supplierId: agency.id };
  const mine = await makeCandidate(kit.db, { ...by, submittedBy: recruiter.id, submittedByName: 'Ines Marchetti' });
  const other = await makeCandidate(kit.db, { ...by, submittedByName: 'Tom Okafor' });
  await kit.asSystem((scope) => anonymiseSubmitter(scope, recruiter.id, 'Former user'));
  const versions = await kit.db
    .selectFrom('candidateVersion')
    .select('byName')
    .where('candidateId', '=', mine.id)
    .execute();
  expect(versions).toEqual([{ byName: 'Former user' }]);
  const names = await kit.db.selectFrom('candidate').select(['id', 'submittedByName']).execute();
  expect(names.find(({ id }) => id === mine.id)?.submittedByName).toBe('Former user');
  if (other.submittedBy !== recruiter.id)
    expect(names.find(({ id }) => id === other.id)?.submittedByName).toBe('Tom Okafor');
});
