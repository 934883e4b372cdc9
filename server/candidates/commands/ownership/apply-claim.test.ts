import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { applyClaimState } from './apply-claim.ts';
import { lockUnerasedCandidate } from './lock-unerased.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('without a claim that stands, nobody takes the person from the agency', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  await kit.asSystem(async (scope) => {
    const candidate = await lockUnerasedCandidate(scope, id);
    if (candidate) await applyClaimState(scope, candidate, 'stands');
  });
  const owners = await kit.db
    .selectFrom('candidateOwnership')
    .select('supplierId')
    .distinct()
    .where('candidateId', '=', id)
    .execute();
  expect(owners).toEqual([{ supplierId: place.agency.id }]);
});
