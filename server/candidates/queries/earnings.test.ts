import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { sumEarningsAcrossEngagements, readAgencyEarnings, readApprovedCandidates } from './earnings.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("only hired candidates of the caller's agency count, by currency [C10]", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const usd = await kit.db.selectFrom('currency').select('id').where('code', '=', 'USD').executeTakeFirstOrThrow();
  const make = (supplierId: string, statusId: CandidateStatusId, given: object = {}) =>
    makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId,
      statusId,
      baseSalary: '100000.10',
      ...given,
    });
  await make(place.agency.id, 2);
  await make(place.agency.id, 2);
  await make(place.agency.id, 2, { currencyId: usd.id, agencyFee: '9000.00' });
  await make(place.agency.id, 9);
  await make(rival.agency.id, 2);
  const input = { engagementId: place.engagement.id };
  const { id } = place.recruiter;
  // 100,000.10 x 13.75% = 13,750.01375, rounded half up to 13,750.01; two of them are 27,500.02.
  expect(await kit.asAgency(id, (scope) => readAgencyEarnings(scope, input))).toEqual({
    ...input,
    totalAgencyEarnings: [
      { currencyIso: 'AUD', amount: '27500.02' },
      { currencyIso: 'USD', amount: '9000.00' },
    ],
    onHold: [],
    approvedCandidates: 3,
  });
  expect(await kit.asAgency(id, (scope) => readApprovedCandidates(scope, input))).toEqual({
    ...input,
    approvedCandidates: 3,
  });
});

it('total earnings are the sum over hired candidates, whatever happens to their engagements', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const make = (statusId: CandidateStatusId, agencyFee: string) =>
    makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId, agencyFee });
  const all = async (userId = place.recruiter.id) =>
    kit.asAgency(userId, (scope) => sumEarningsAcrossEngagements(scope));
  expect(await all()).toEqual([]);
  const { id } = await make(9, '7000.10');
  const other = await make(2, '1000.05');
  const set = (candidateId: string, values: object) =>
    kit.db.updateTable('candidate').set(values).where('id', '=', candidateId).execute();
  await set(id, { statusId: 2 });
  expect(await all()).toMatchObject([{ currencyIso: 'AUD', amount: '8000.15', hired: 2 }]);
  await set(id, { agencyFee: '7500.20' });
  expect(await all()).toMatchObject([{ currencyIso: 'AUD', amount: '8500.25', hired: 2 }]);
  const usd = await kit.db.selectFrom('currency').select('id').where('code', '=', 'USD').executeTakeFirstOrThrow();
  await set(other.id, { currencyId: usd.id });
  expect(await all()).toMatchObject([
    { currencyIso: 'AUD', amount: '7500.20', hired: 1 },
    { currencyIso: 'USD', amount: '1000.05', hired: 1 },
  ]);
  await set(id, { statusId: 3 });
  expect(await all()).toMatchObject([{ currencyIso: 'USD', amount: '1000.05', hired: 1 }]);
  await kit.db.deleteFrom('candidate').where('id', '=', other.id).execute();
  expect(await all()).toEqual([]);
});

it("the agency's total is hidden from rivals and from users who see only their own work", async () => {
  const place = await makeSubmissionFixture(kit.db);
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 2 });
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const own = await makeUser(kit.db, { tenantId: place.agency.id, role: 'standard' });
  const rivals = await makeUser(kit.db, { tenantId: rival.agency.id });
  for (const userId of [own.id, rivals.id]) {
    expect(await kit.asAgency(userId, (scope) => sumEarningsAcrossEngagements(scope))).toEqual([]);
  }
});

it('there are no earnings without a hire, and none without an engagement', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = place.recruiter;
  expect(
    await kit.asAgency(id, (scope) => readAgencyEarnings(scope, { engagementId: place.engagement.id })),
  ).toMatchObject({
    totalAgencyEarnings: [],
    approvedCandidates: 0,
  });
  expect(
    await kit.asAgency(id, (scope) => readAgencyEarnings(scope, { engagementId: place.agency.id })),
  ).toBeInstanceOf(Refused);
  expect(
    await kit.asAgency(id, (scope) => readApprovedCandidates(scope, { engagementId: place.agency.id })),
  ).toBeInstanceOf(Refused);
});

it('a fee on hold is not in the total, and one that was assigned to another agency is not earned', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const hire = (agencyFee: string, feeState: 'on_hold' | 'assigned' | null) =>
    makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId: place.agency.id,
      statusId: 2,
      agencyFee,
      feeState,
    });
  await hire('1000.00', null);
  await hire('200.00', 'on_hold');
  await hire('30.00', 'assigned');
  const input = { engagementId: place.engagement.id };
  expect(await kit.asAgency(place.recruiter.id, (scope) => readAgencyEarnings(scope, input))).toEqual({
    ...input,
    totalAgencyEarnings: [{ currencyIso: 'AUD', amount: '1000.00' }],
    onHold: [{ currencyIso: 'AUD', amount: '200.00' }],
    approvedCandidates: 3,
  });
});
