import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { up as repairHolds } from './migrations/0189-repair-holds-of-disputes.ts';

test('the upgrade holds the fee of a hire that shares keys only with another candidate, and releases what nobody disputes', async () => {
  const kit = await createTestKit();
  const { candidate, agency, engagement, rival } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const another = async (given: { emailAddress: string; contactNumber?: string }) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, dateSubmitted: kit.clock.now(), ...given });
  };
  const contactNumber = '+61 2 5550 0177';
  const between = await another({ emailAddress: candidate.emailAddress, contactNumber });
  const far = await another({ emailAddress: 'far@inbox.example', contactNumber });
  const [stranded, unpaid] = [
    await another({ emailAddress: 'stranded@inbox.example' }),
    await another({ emailAddress: 'unpaid@inbox.example' }),
  ];
  await makeDispute(kit.db, { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id });
  const hire = (id: string, feeState: 'on_hold' | 'assigned' | null) =>
    kit.db.updateTable('candidate').set({ statusId: 2, feeState }).where('id', '=', id).execute();
  await hire(far.id, null);
  await hire(stranded.id, 'on_hold');
  await hire(unpaid.id, 'assigned');
  const states = async () => {
    const rows = await kit.db.selectFrom('candidate').select(['id', 'disputeState', 'feeState']).execute();
    return [between, far, stranded, unpaid].map((one) => {
      const row = rows.find(({ id }) => id === one.id);
      return row?.feeState ?? row?.disputeState ?? null;
    });
  };
  for (let time = 0; time < 2; time += 1) {
    await repairHolds(kit.db as unknown as Kysely<unknown>);
    expect(await states()).toEqual(['pending', 'on_hold', null, null]);
  }
  await kit.close();
});
