import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readAgencyEarnings } from '../../queries/earnings.ts';
import { correctSalary } from '../salary/correct-salary.ts';
import { assignFees } from './assign-fees.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const won = async (statusId: 1 | 2) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival, engagement } = place;
  const given = { supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...given, candidateId: candidate.id, state: 'upheld' });
  await kit.db
    .updateTable('application')
    .set({ feeTypeId: 1, feePercent: '10.0000', feeAmount: null })
    .where('engagementId', '=', engagement.id)
    .where('supplierId', '=', rival.agency.id)
    .execute();
  await kit.db
    .updateTable('candidate')
    .set({ statusId, disputeState: null, baseSalary: '80000.00', baseSalaryRevised: '90000.00' })
    .where('id', '=', candidate.id)
    .execute();
  const winner = { disputeId: dispute.id, supplierId: rival.agency.id, engagementId: engagement.id };
  const assigned = await kit.asProvider(place.staff.id, (scope) => assignFees(scope, winner, [candidate.id]));
  return { ...place, assigned };
};

test('the fee of a hire is assigned on the terms of the agency that won, which earns it', async () => {
  const { assigned, candidate, rival, agency, engagement, employer, recruiter } = await won(2);
  expect(assigned).toEqual([candidate.id]);
  const earned = (userId: string) =>
    kit.asAgency(userId, (scope) => readAgencyEarnings(scope, { engagementId: engagement.id }));
  // 10% of the revised salary.
  expect(await earned(rival.recruiter.id)).toMatchObject({
    totalAgencyEarnings: [{ currencyIso: 'AUD', amount: '9000.00' }],
    approvedCandidates: 0,
  });
  const asClient = kit.asClient(employer.id, (scope) =>
    scope.db.selectFrom('assignedFee').select('supplierName').where('candidateId', '=', candidate.id).execute(),
  );
  expect(await asClient).toEqual([{ supplierName: rival.agency.name }]);
  // The agency that lost the fee can't read which agency gets it.
  const asLoser = kit.asAgency(recruiter.id, (scope) => scope.db.selectFrom('assignedFee').selectAll().execute());
  expect([agency.id === rival.agency.id, await asLoser]).toEqual([false, []]);
});

test('a fee is assigned once, and follows a correction of the salary', async () => {
  const { candidate, rival, engagement, staff } = await won(2);
  const winner = { supplierId: rival.agency.id, engagementId: engagement.id };
  const again = await kit.asProvider(staff.id, async (scope) => {
    expect(await scope.db.selectFrom('candidate').select('feeState').where('id', '=', candidate.id).execute()).toEqual([
      { feeState: 'assigned' },
    ]);
    return assignFees(scope, { ...winner, disputeId: '0199a0c0-0000-7000-8000-00000000dead' }, [candidate.id]);
  });
  expect(again).toEqual([]);
  await kit.asProvider(staff.id, (scope) =>
    correctSalary(scope, { candidateId: candidate.id, baseSalary: '100000', reason: 'The contract says so.' }),
  );
  const rows = await kit.db
    .selectFrom('assignedFee')
    .select('amount')
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(rows).toEqual([{ amount: '10000.00' }]);
});

test('a fixed fee in another currency than the hire is to be agreed', async () => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival, engagement } = place;
  const given = { supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...given, candidateId: candidate.id, state: 'upheld' });
  await kit.db
    .updateTable('application')
    .set({ feeTypeId: 2, feePercent: null, feeAmount: '9000.00' })
    .where('engagementId', '=', engagement.id)
    .where('supplierId', '=', rival.agency.id)
    .execute();
  const { id: dollars } = await kit.db
    .selectFrom('currency')
    .select('id')
    .where('code', '=', 'USD')
    .executeTakeFirstOrThrow();
  await kit.db
    .updateTable('candidate')
    .set({ statusId: 2, disputeState: null, currencyId: dollars })
    .where('id', '=', candidate.id)
    .execute();
  const winner = { disputeId: dispute.id, supplierId: rival.agency.id, engagementId: engagement.id };
  await kit.asProvider(place.staff.id, (scope) => assignFees(scope, winner, [candidate.id]));
  const rows = await kit.db
    .selectFrom('assignedFee')
    .select('amount')
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(rows).toEqual([{ amount: null }]);
});

test('a candidate who has not been hired has no fee', async () => {
  expect((await won(1)).assigned).toEqual([]);
});
