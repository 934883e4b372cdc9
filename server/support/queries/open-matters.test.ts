import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCandidate, makeSalaryRevision } from '#server/candidates/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { hasOpenMatters } from './open-matters.ts';

test('a claim, a fee on hold, a salary change and each dispute about the person are open matters, also one of the agency', async () => {
  const kit = await createTestKit();
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { engagement, agency, rival, candidate } = place;
  const has = async ({ id }: { id: string }) => {
    const query = sql<{ open: boolean }>`select ${hasOpenMatters(sql`${id}::uuid`)} as open`;
    return (await query.execute(kit.db)).rows[0]?.open;
  };
  const another = async (supplierId: string, more: object = {}) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId, supplierId, ...more });
  };
  expect(await has(candidate)).toBe(false);
  expect(await has(await another(agency.id, { claimState: 'pending' }))).toBe(true);
  expect(await has(await another(agency.id, { statusId: 2, feeState: 'on_hold' }))).toBe(true);
  const revised = await another(agency.id, { statusId: 2 });
  await makeSalaryRevision(kit.db, { candidateId: revised.id, baseSalary: '90000.00', totalCompensation: null });
  expect(await has(revised)).toBe(true);

  const { emailAddress } = candidate;
  const [ownersHire, openers] = [
    await another(agency.id, { emailAddress, statusId: 2, dateSubmitted: new Date(0) }),
    await another(rival.agency.id, { emailAddress, statusId: 3 }),
  ];
  expect([await has(ownersHire), await has(openers)]).toEqual([false, false]);
  await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  expect([await has(ownersHire), await has(openers)]).toEqual([true, true]);
  await kit.close();
});
