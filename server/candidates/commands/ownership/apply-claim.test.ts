import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimStates, successfulClaimStates } from '#contract/claims/states.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { applyClaimState } from './apply-claim.ts';
import { lockUnerasedCandidate } from './lock-unerased.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test.each(claimStates)(
  'a claim that is %s takes the person from the agency only if it was successful',
  async (state) => {
    const { request, agency, client, employer } = await makeSubmissionFixture(kit.db);
    const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
    const ownedUntil = new Date(kit.clock.now().getTime() + 1000);
    await kit.db.updateTable('candidateOwnership').set({ ownedUntil }).where('candidateId', '=', id).execute();
    await makeOwnershipClaim(kit.db, { candidateId: id, claimedBy: employer.id, state });
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
    expect(owners).toEqual([{ supplierId: successfulClaimStates.includes(state) ? client.id : agency.id }]);
  },
);
