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
  const terms = { ownershipDays: 90, ownershipScope: 'this_request' as const, requiresCandidateConsent: true };
  expect(await kit.asClient(own.employer.id, (scope) => changeOwnershipTerms(scope, terms))).toEqual(terms);
  expect(await kit.asClient(own.employer.id, readOwnershipTerms)).toEqual(terms);
  expect(await kit.asClient(other.employer.id, readOwnershipTerms)).toEqual({
    ownershipDays: 180,
    ownershipScope: 'all_requests',
    requiresCandidateConsent: false,
  });
});

test('a change is in the history of the client and of every agency with an application to it; a repetition is not', async () => {
  const { employer, client, agency } = await makeSubmissionFixture(kit.db);
  const terms = { ownershipDays: 30, ownershipScope: 'all_requests' as const, requiresCandidateConsent: false };
  for (let times = 0; times < 2; times += 1)
    await kit.asClient(employer.id, (scope) => changeOwnershipTerms(scope, terms));
  const events = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'actorUserId', 'data'])
    .where('kind', '=', 'tenant.ownership-terms-changed')
    .where('clientId', '=', client.id)
    .orderBy('sequence')
    .execute();
  expect(events).toEqual([
    { supplierId: null, actorUserId: employer.id, data: terms },
    { supplierId: agency.id, actorUserId: employer.id, data: terms },
  ]);
});
