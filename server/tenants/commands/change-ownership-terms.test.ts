import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readOwnershipTerms } from '../queries.ts';
import { changeOwnershipTerms } from './change-ownership-terms.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a client changes its own terms of ownership and those of no other', async () => {
  const own = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const terms = { ownershipDays: 90, ownershipScope: 'this_request' as const };
  expect(await kit.asClient(own.employer.id, (scope) => changeOwnershipTerms(scope, terms))).toEqual(terms);
  expect(await kit.asClient(own.employer.id, readOwnershipTerms)).toEqual(terms);
  expect(await kit.asClient(other.employer.id, readOwnershipTerms)).toEqual({
    ownershipDays: 180,
    ownershipScope: 'all_requests',
  });
});
