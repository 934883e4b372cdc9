import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { defenceEventIds, disputeEventIds, lockDefence, lockDispute } from './lock-dispute.ts';

test('each agency reaches its own row of a dispute only, and its events name nobody else', async () => {
  const kit = await createTestKit();
  const { candidate, rival, agency, recruiter } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  const reach = (userId: string) =>
    kit.asAgency(userId, async (scope) => ({
      dispute: (await lockDispute(scope, dispute.id))?.supplierId,
      defence: (await lockDefence(scope, dispute.id))?.supplierId,
    }));
  expect(await reach(rival.recruiter.id)).toEqual({ dispute: rival.agency.id, defence: undefined });
  expect(await reach(recruiter.id)).toEqual({ dispute: undefined, defence: agency.id });
  expect(JSON.stringify(disputeEventIds(dispute))).not.toContain(agency.id);
  expect(JSON.stringify(defenceEventIds(dispute.id, candidate))).not.toContain(rival.agency.id);
  await kit.db.updateTable('ownershipDispute').set({ erasedAt: kit.clock.now() }).execute();
  expect(await reach(rival.recruiter.id)).toMatchObject({ dispute: undefined });
  await kit.close();
});
