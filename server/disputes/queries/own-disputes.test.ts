import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { listDisputes } from './own-disputes.ts';

test('an agency lists its own disputes, latest first, without the owner and its proof', async () => {
  const kit = await createTestKit();
  const { candidate, rival, agency, recruiter } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const given = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const day = 86_400_000;
  const openedAt = (days: number) => new Date(kit.clock.now().getTime() - days * day);
  const older = await makeDispute(kit.db, { ...given, keys: ['email:1'], state: 'withdrawn', openedAt: openedAt(9) });
  const newer = await makeDispute(kit.db, { ...given, isAnswered: true, openedAt: openedAt(2) });
  await makeDispute(kit.db, { ...given, state: 'withdrawn', openedAt: openedAt(400), erasedAt: openedAt(1) });
  const list = (userId: string) =>
    kit.asAgency(userId, (scope) => listDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
  const own = await list(rival.recruiter.id);
  expect(own).toMatchObject({ total: 2, records: [{ disputeId: newer.id }, { disputeId: older.id }] });
  expect(JSON.stringify(own)).not.toContain(agency.name);
  expect(JSON.stringify(own)).not.toContain('signed our agreement');
  expect(await list(recruiter.id)).toMatchObject({ total: 0, records: [] });
  await kit.close();
});
