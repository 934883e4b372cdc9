import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { personKeys } from '../../queries/person.ts';
import { claimPerson, replaceKeys } from './claim-person.ts';
import { releaseOwnership } from './release-ownership.ts';

const dayMs = 86_400_000;
let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const keysOf = (emailAddress: string, contactNumber = '') =>
  personKeys(kit.db, { emailAddress, contactNumber, linkedIn: '', currentCountryId: 36 });
type Keys = Awaited<ReturnType<typeof keysOf>>;
type Place = Pick<SubmissionFixture, 'engagement' | 'agency' | 'recruiter'>;

/** Submits a person in a talent request of its own, as a submission claims them. */
const submit = async ({ engagement, agency, recruiter }: Place, keys: Keys) => {
  const request = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const dateSubmitted = kit.clock.now();
  const candidate = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id, dateSubmitted });
  await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
  await kit.db.deleteFrom('candidateOwnership').where('candidateId', '=', candidate.id).execute();
  expect(await kit.asAgency(recruiter.id, (scope) => claimPerson(scope, candidate, keys))).toBe(true);
  return candidate;
};
const owningOf = async ({ id }: { id: string }): Promise<string | null> => {
  const row = await kit.db.selectFrom('candidate').select('owningCandidateId').where('id', '=', id).executeTakeFirst();
  return row?.owningCandidateId ?? null;
};

test('a submission during an ownership belongs to its first candidate, under any contact that the agency knows', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const first = await submit(place, await keysOf('kim@inbox.example', '0491570156'));
  kit.clock.advance(dayMs);
  const second = await submit(place, await keysOf('kim.work@inbox.example', '0491570156'));
  kit.clock.advance(dayMs);
  const third = await submit(place, await keysOf('kim.work@inbox.example'));
  const other = await submit(place, await keysOf('lee@inbox.example'));
  expect(await Promise.all([first, second, third, other].map(owningOf))).toEqual([null, first.id, first.id, null]);
  // Another candidate continues the ownership, which began with the first one all the same.
  await kit.asSystem((scope) => releaseOwnership(scope, first));
  const fourth = await submit(place, await keysOf('kim@inbox.example'));
  expect(await owningOf(fourth)).toBe(first.id);
});

test('an ownership that begins again, or after that of another agency, has a first candidate of its own', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
  const keys = await keysOf('max@inbox.example');
  await submit(place, keys);
  kit.clock.advance(180 * dayMs);
  expect(await owningOf(await submit(place, keys))).toBeNull();
  kit.clock.advance(180 * dayMs);
  const theirs = await submit(rival, keys);
  expect(await owningOf(theirs)).toBeNull();
  expect(await owningOf(await submit(rival, keys))).toBe(theirs.id);
});

test('an ownership in one talent request does not include a submission to another one', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const setScope = (ownershipScope: 'all_requests' | 'this_request') =>
    kit.db.updateTable('tenant').set({ ownershipScope }).where('id', '=', place.client.id).execute();
  await setScope('this_request');
  const keys = await keysOf('ada@inbox.example');
  await submit(place, keys);
  expect(await owningOf(await submit(place, keys))).toBeNull();
  // An ownership of the whole client continues in each of its requests, although the terms have changed since.
  await setScope('all_requests');
  const wide = await keysOf('ben@inbox.example');
  const first = await submit(place, wide);
  await setScope('this_request');
  expect(await owningOf(await submit(place, wide))).toBe(first.id);
  // One that has ended doesn't.
  kit.clock.advance(180 * dayMs);
  expect(await owningOf(await submit(place, wide))).toBeNull();
});

test('an edit does not move a submission to another ownership', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const [former, keys] = [await keysOf('una@inbox.example'), await keysOf('una@inbox.example', '0491570157')];
  await submit(place, await keysOf('eve@inbox.example', '0491570157'));
  const candidate = await submit(place, former);
  await kit.asAgency(place.recruiter.id, (scope) => replaceKeys(scope, candidate, { former, keys }));
  expect(await owningOf(candidate)).toBeNull();
});
