import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeOwnershipClaim } from '../factories.ts';
import { claimEventIds, lockClaim } from './lock-claim.ts';

test('a claim is locked with its candidate, by its parties only', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const employer = await makeUser(kit.db, { tenantId: place.client.id });
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const claim = await makeOwnershipClaim(kit.db, { candidateId: candidate.id, claimedBy: employer.id });
  const locked = await kit.asAgency(place.recruiter.id, (scope) => lockClaim(scope, claim.id));
  expect(locked).toMatchObject({ claim: { id: claim.id }, candidate: { id: candidate.id, claimState: 'pending' } });
  expect(claimEventIds(claim, { ...candidate, claimState: 'pending' })).toMatchObject({
    candidateId: candidate.id,
    supplierId: place.agency.id,
    clientId: place.client.id,
    data: { claimId: claim.id },
  });
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  expect(await kit.asAgency(rival.recruiter.id, (scope) => lockClaim(scope, claim.id))).toBeUndefined();
  await kit.close();
});
