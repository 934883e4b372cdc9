import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAssignedFee, makeDisputeFixture } from '#server/disputes/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readAgencyEarnings } from '../../queries/earnings.ts';
import { correctSalary } from '../salary/correct-salary.ts';
import { findAssignedFee, recordAgreedFee } from './agree-fee.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const assigned = async (amount: string | null) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  await makeAssignedFee(kit.db, { candidateId: place.candidate.id, supplier: place.rival.agency, amount });
  return place;
};

const amountsOf = (candidateId: string) =>
  kit.db.selectFrom('assignedFee').select(['amount', 'agreedAt']).where('candidateId', '=', candidateId).execute();

test('an agreed fee is among the earnings of the agency, and stays when the salary is corrected', async () => {
  const { candidate, rival, engagement, employer, staff } = await assigned(null);
  expect(await amountsOf(candidate.id)).toEqual([{ amount: null, agreedAt: null }]);
  await kit.asClient(employer.id, (scope) => recordAgreedFee(scope, candidate.id, '14500.00'));
  const earned = await kit.asAgency(rival.recruiter.id, (scope) =>
    readAgencyEarnings(scope, { engagementId: engagement.id }),
  );
  expect(earned).toMatchObject({ totalAgencyEarnings: [{ amount: '14500.00' }] });
  await kit.asProvider(staff.id, (scope) =>
    correctSalary(scope, { candidateId: candidate.id, baseSalary: '100000', reason: 'The contract says so.' }),
  );
  expect(await amountsOf(candidate.id)).toMatchObject([{ amount: '14500.00' }]);
});

test('the database keeps an employer from changing a fee that follows from the terms, and the agency from any', async () => {
  const fixed = await assigned('9000.00');
  const before = await amountsOf(fixed.candidate.id);
  await kit.asClient(fixed.employer.id, (scope) => recordAgreedFee(scope, fixed.candidate.id, '1.00'));
  expect(await amountsOf(fixed.candidate.id)).toEqual(before);

  const open = await assigned(null);
  await kit.asAgency(open.rival.recruiter.id, (scope) =>
    scope.db
      .updateTable('assignedFee')
      .set({ amount: '99000.00', agreedAt: scope.now })
      .where('candidateId', '=', open.candidate.id)
      .execute(),
  );
  expect(await amountsOf(open.candidate.id)).toEqual([{ amount: null, agreedAt: null }]);
  await expect(
    kit.asClient(open.employer.id, (scope) =>
      scope.db
        .updateTable('assignedFee')
        .set({ amount: '5000.00' })
        .where('candidateId', '=', open.candidate.id)
        .execute(),
    ),
  ).rejects.toThrow();
});

test('the database keeps an employer from lowering a fee later than a day after it was first recorded', async () => {
  const { candidate, employer } = await assigned(null);
  await kit.asClient(employer.id, (scope) => recordAgreedFee(scope, candidate.id, '14500.00'));
  const set = (amount: string, days: number) =>
    kit.asClient(employer.id, (scope) =>
      scope.db
        .updateTable('assignedFee')
        .set({ amount, agreedAt: new Date(scope.now.getTime() + days * 86_400_000) })
        .where('candidateId', '=', candidate.id)
        .execute(),
    );
  await set('14000.00', 0.5);
  await set('15000.00', 2);
  await expect(set('14999.00', 3)).rejects.toThrow("can't be lowered");
});

test('an employer reads no fee of another employer', async () => {
  const [{ candidate }, { employer }] = [await assigned(null), await assigned(null)];
  expect(await kit.asClient(employer.id, (scope) => findAssignedFee(scope, candidate.id))).toBeUndefined();
});
