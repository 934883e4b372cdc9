import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { requireAvailablePerson, prepareSubmission } from './prepare-submission.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a submission that may be made comes with its fee, and writes nothing', async () => {
  const place = await makeSubmissionFixture(kit.db, { engagement: { feeTypeId: 1, feePercent: '10' } });
  const input = await makeSubmission(kit.db, place, { baseSalary: '100000' });
  const prepared = await kit.asAgency(place.recruiter.id, (scope) => prepareSubmission(scope, input));
  expect(prepared).toMatchObject({ fee: '10000.00', request: { id: place.request.id } });
  expect(
    await kit.db.selectFrom('candidate').select('id').where('talentRequestId', '=', place.request.id).execute(),
  ).toEqual([]);
});

test('a person another agency owns is not available', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { agency } = await makeApprovedAgency(kit.db, place.engagement.id);
  const emailAddress = 'owned@people.example';
  const dateSubmitted = kit.clock.now();
  await makeCandidate(kit.db, {
    supplierId: agency.id,
    talentRequestId: place.request.id,
    emailAddress,
    dateSubmitted,
  });
  const keysOf = async (given: object) => {
    const input = await makeSubmission(kit.db, place, given);
    return kit.asAgency(place.recruiter.id, async (scope) => {
      const prepared = await prepareSubmission(scope, input);
      if (prepared instanceof Refused) throw new Error(prepared.message);
      return requireAvailablePerson(scope, input, prepared.engagement);
    });
  };
  expect(await keysOf({ emailAddress })).toMatchObject({ refusal: { code: 'candidate-not-available' } });
  expect(await keysOf({})).toMatchObject([{ keyType: 'email' }]);
});
