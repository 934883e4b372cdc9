import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionPlace } from '../factories.ts';
import { earningsOf, readAgencyEarnings, readApprovedCandidates } from './earnings.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('only hired candidates of the own agency count, by currency', async () => {
  const place = await makeSubmissionPlace(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const usd = await kit.db.selectFrom('currency').select('id').where('code', '=', 'USD').executeTakeFirstOrThrow();
  const make = (supplierId: string, statusId: number, given: object = {}) =>
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
  // 100,000.10 x 13.75 % = 13,750.01375, half up 13,750.01; twice that is 27,500.02.
  expect(await kit.asAgency(id, (scope) => readAgencyEarnings(scope, input))).toEqual({
    ...input,
    totalAgencyEarnings: [
      { currencyIso: 'AUD', amount: '27500.02' },
      { currencyIso: 'USD', amount: '9000.00' },
    ],
    approvedCandidates: 3,
  });
  expect(await kit.asAgency(id, (scope) => readApprovedCandidates(scope, input))).toEqual({
    ...input,
    approvedCandidates: 3,
  });
  expect(await kit.asAgency(id, (scope) => earningsOf(scope))).toHaveLength(2);
});

it('without a hire there is nothing yet, and without an engagement nothing at all', async () => {
  const place = await makeSubmissionPlace(kit.db);
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
