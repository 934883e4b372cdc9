import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute } from './end-dispute.ts';

test('a decision waits for a submission at the same client, and then takes no key of the person', async () => {
  const kit = await createTestKit();
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { agency, candidate, client, engagement, rival, staff } = place;
  const { id: disputeId } = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    openedAt: kit.clock.now(),
    isAnswered: true,
  });
  // A second key of the person, which a third agency is claiming in a transaction that is still open.
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    emailAddress,
    contactNumber: '+61 2 5550 0177',
  });
  const third = await makeTenant(kit.db, { side: 'agency' });
  const { decision } = await kit.asSystem(async (scope) => {
    await sql`select app.lock_ownership(${client.id})`.execute(scope.db);
    await scope.db
      .updateTable('candidateOwnership')
      .set({ supplierId: third.id })
      .where('clientId', '=', client.id)
      .where('keyType', '=', 'phone')
      .execute();
    const decided = kit.asProvider(staff.id, (provider) =>
      decideDispute(provider, { disputeId, isUpheld: true, reasons: 'Only one has an agreement.' }),
    );
    await sleep(300);
    return { decision: decided };
  });
  expect(await decision).toMatchObject({ state: 'upheld' });
  const owners = await kit.db
    .selectFrom('candidateOwnership')
    .select('supplierId')
    .distinct()
    .where('clientId', '=', client.id)
    .execute();
  expect(owners.map(({ supplierId }) => supplierId).toSorted()).toEqual([agency.id, third.id].toSorted());
  await kit.close();
});

test('two disputes about one person that are decided at once wait for each other, and one of them is upheld', async () => {
  const kit = await createTestKit();
  for (let round = 0; round < 5; round++) {
    const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
    const third = await makeApprovedAgency(kit.db, place.engagement.id);
    const results = await Promise.all(
      [place.rival, third].map(async ({ agency, recruiter }) => {
        const { id: disputeId } = await makeDispute(kit.db, {
          candidateId: place.candidate.id,
          supplierId: agency.id,
          openedBy: recruiter.id,
          openedAt: kit.clock.now(),
          isAnswered: true,
        });
        return disputeId;
      }),
    );
    const decided = await Promise.all(
      results.map((disputeId) =>
        kit.asProvider(place.staff.id, (scope) =>
          decideDispute(scope, { disputeId, isUpheld: true, reasons: 'Only one has an agreement.' }),
        ),
      ),
    );
    expect(decided.filter((result) => 'state' in result && result.state === 'upheld')).toHaveLength(1);
  }
  await kit.close();
});
