import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { findDisputedCandidateIds, findOtherOpenDisputes, lockDisputesOfOwner } from './person-disputes.ts';

test('the other disputes are the open ones of the same owner and client, with the candidates they affect', async () => {
  const kit = await createTestKit();
  const at = kit.clock.now();
  const place = await makeDisputeFixture(kit.db, { at });
  const { agency, candidate, engagement, rival } = place;
  const third = await makeApprovedAgency(kit.db, engagement.id);
  const open = (candidateId: string, by: typeof third, state: 'open' | 'dismissed' = 'open') =>
    makeDispute(kit.db, { candidateId, supplierId: by.agency.id, openedBy: by.recruiter.id, state });
  const one = await open(candidate.id, rival);
  const other = await open(candidate.id, third);
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const again = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    emailAddress: candidate.emailAddress,
  });
  // An ended dispute, and one with another owner and client.
  await open(again.id, rival, 'dismissed');
  const elsewhere = await makeDisputeFixture(kit.db, { at });
  await open(elsewhere.candidate.id, elsewhere.rival);

  const found = await kit.asSystem((scope) => findOtherOpenDisputes(scope, one.id));
  const affected = [candidate.id, again.id].toSorted();
  expect(found).toMatchObject([{ defence: { disputeId: other.id }, candidateIds: affected }]);
  const scopeId = engagement.clientId;
  expect(
    await kit.asSystem((scope) => findDisputedCandidateIds(scope, { candidateId: candidate.id, scopeId })),
  ).toEqual(affected);

  // Locking one of the disputes locks the other too.
  const isLocked = await kit.asSystem(async (scope) => {
    await lockDisputesOfOwner(scope, one.id);
    const row = await kit.db
      .selectFrom('ownershipDispute')
      .select('id')
      .where('id', '=', other.id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return row === undefined;
  });
  expect(isLocked).toBe(true);
  await kit.close();
});
