import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeOwnershipClaim } from '../factories.ts';
import { readClaimPeriod } from './claim-period.ts';

const dayMs = 86_400_000;
let kit: TestKit;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let employerId: string;
beforeAll(async () => {
  kit = await createTestKit();
  // A Wednesday.
  kit.clock.set(new Date('2026-11-18T09:00:00Z'));
  place = await makeSubmissionFixture(kit.db);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
});
afterAll(() => kit.close());

const submittedBefore = async (days: number, given: object = {}) => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const dateSubmitted = new Date(kit.clock.now().getTime() - days * dayMs);
  return makeCandidate(kit.db, { talentRequestId, supplierId: place.agency.id, dateSubmitted, ...given });
};
type Submitted = Awaited<ReturnType<typeof submittedBefore>>;
const periodOf = async (candidate: Submitted, userId = employerId) => {
  const period = await kit.asClient(userId, (scope) => readClaimPeriod(scope, candidate, 'Europe/London'));
  return [period.claimUntil.toISOString().slice(0, 10), period.hasClaim];
};
const noFiles = { remove: () => Promise.resolve() } as unknown as Parameters<typeof eraseCandidate>[2];

test('the period begins with the first submission under the ownership, for both sides and after an erasure', async () => {
  const first = await submittedBefore(2, { statusId: 3 });
  const again = await submittedBefore(0, { owningCandidateId: first.id });
  const apart = await submittedBefore(0);
  expect(await periodOf(apart)).toEqual(['2026-11-25', false]);
  expect(await periodOf(again)).toEqual(['2026-11-23', false]);
  const seen = await kit.asAgency(place.recruiter.id, (scope) => readClaimPeriod(scope, again, 'Europe/London'));
  expect(seen.claimUntil.toISOString()).toMatch(/^2026-11-23/);
  // A later submission doesn't change the period of an earlier one.
  expect(await periodOf(first)).toEqual(['2026-11-23', false]);
  await makeOwnershipClaim(kit.db, { candidateId: first.id, claimedBy: employerId, state: 'dismissed' });
  await kit.asSystem((scope) => eraseCandidate(scope, first.id, noFiles));
  expect(await periodOf(again)).toEqual(['2026-11-23', true]);
  expect(await periodOf(apart)).toEqual(['2026-11-25', false]);
});

test('a submission that was withdrawn before its deadline does not begin the period, but a claim on it counts', async () => {
  const withdrawn = (days: number, hoursPerStep: number) => submittedBefore(days, { statusId: 5, hoursPerStep });
  const early = await withdrawn(14, 24);
  const afterEarly = await submittedBefore(0, { owningCandidateId: early.id });
  expect(await periodOf(afterEarly)).toEqual(['2026-11-25', false]);
  const late = await withdrawn(14, 24 * 8);
  const afterLate = await submittedBefore(0, { owningCandidateId: late.id });
  expect(await periodOf(afterLate)).toEqual(['2026-11-11', false]);
  await makeOwnershipClaim(kit.db, { candidateId: early.id, claimedBy: employerId, state: 'withdrawn' });
  expect(await periodOf(afterEarly)).toEqual(['2026-11-25', true]);
});

test('another employer reads nothing of the other submissions', async () => {
  const first = await submittedBefore(2);
  await makeOwnershipClaim(kit.db, { candidateId: first.id, claimedBy: employerId, state: 'dismissed' });
  const again = await submittedBefore(0, { owningCandidateId: first.id });
  const other = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id });
  expect(await periodOf(again, other.id)).toEqual(['2026-11-25', false]);
});
