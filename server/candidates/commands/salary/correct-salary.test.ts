import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { readAgencyEarnings } from '../../queries/earnings.ts';
import { correctSalary } from './correct-salary.ts';

let kit: TestKit;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  staffId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id })).id;
});
afterAll(() => kit.close());

const candidateAt = async (statusId: 2 | 8) => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId,
    baseSalary: '112500.00',
    totalCompensation: '130000.00',
  });
  return { place, candidateId: candidate.id };
};
const correct = (candidateId: string, baseSalary: string) =>
  kit.asProvider(staffId, (scope) =>
    correctSalary(scope, { candidateId, baseSalary, reason: 'The contract states another salary.' }),
  );

it('Rolecall corrects the salary of a hire with a reason, and the earnings follow [C04]', async () => {
  const { place, candidateId } = await candidateAt(2);
  expect(await correct(candidateId, '110000')).toMatchObject({
    baseSalaryRevised: '110000.00',
    agencyFee: '15125.00',
    baseSalaryHistory: [{ baseSalary: '112500.00' }],
    salaryRevisions: [{ state: 'approved', proposedBySide: 'provider', reason: 'The contract states another salary.' }],
  });
  const events = await kit.db.selectFrom('event').select('kind').where('candidateId', '=', candidateId).execute();
  expect(events).toEqual([{ kind: 'candidate.salary-corrected' }]);
  const earnings = await kit.asAgency(place.recruiter.id, (scope) =>
    readAgencyEarnings(scope, { engagementId: place.engagement.id }),
  );
  expect(earnings).toMatchObject({ totalAgencyEarnings: [{ currencyIso: 'AUD', amount: '15125.00' }] });
});

it('a correction of the total compensation alone leaves the base salary unrevised, and the event says so', async () => {
  const { candidateId } = await candidateAt(2);
  const answer = await kit.asProvider(staffId, (scope) =>
    correctSalary(scope, { candidateId, baseSalary: '112500', totalCompensation: '135000', reason: 'As agreed.' }),
  );
  expect(answer).toMatchObject({ isBaseSalaryRevised: false, totalCompensation: '135000.00', baseSalaryHistory: [] });
  const events = await kit.db.selectFrom('event').select('data').where('candidateId', '=', candidateId).execute();
  expect(events).toMatchObject([{ data: { revised: 'totalCompensation' } }]);
});

it("a candidate who was not hired is up to the two sides: 'revision-not-possible', 'not-hired'", async () => {
  const { candidateId } = await candidateAt(8);
  const answer = await correct(candidateId, '110000');
  expect(answer instanceof Refused && [answer.refusal.code, answer.reasons[0]?.code]).toEqual([
    'revision-not-possible',
    'not-hired',
  ]);
});

it('the current salary is no correction, and nobody is found by an unknown id', async () => {
  const { place, candidateId } = await candidateAt(2);
  const same = await correct(candidateId, '112500.00');
  expect(same instanceof Refused && same.fields).toMatchObject([{ field: 'baseSalary' }]);
  expect(await correct(place.request.id, '110000')).toMatchObject({ refusal: { code: 'not-found' } });
  await kit.db.updateTable('candidate').set({ erasedAt: kit.clock.now() }).where('id', '=', candidateId).execute();
  expect(await correct(candidateId, '110000')).toMatchObject({ refusal: { code: 'not-found' } });
});
