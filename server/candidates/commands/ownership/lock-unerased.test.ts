import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { lockUnerasedCandidate } from './lock-unerased.ts';

test('a candidate is locked by its own side until it is erased', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id };
  const { id } = await makeCandidate(kit.db, given);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const lockAs = (userId: string) => kit.asAgency(userId, (scope) => lockUnerasedCandidate(scope, id));
  expect(await lockAs(place.recruiter.id)).toMatchObject({ id });
  expect(await lockAs(rival.recruiter.id)).toBeUndefined();
  const erased = await makeCandidate(kit.db, { ...given, erasedAt: kit.clock.now() });
  expect(await kit.asSystem((scope) => lockUnerasedCandidate(scope, erased.id))).toBeUndefined();
  await kit.close();
});
