import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused, refuse } from '#server/platform/problems/refused.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { findPersonOwner, personKeys } from '../../queries/person.ts';
import { claimPerson, releasePerson, replaceKeys, setPersonOwnershipActive } from './claim-person.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const keysOf = (emailAddress: string, contactNumber = '') =>
  personKeys(kit.db, { emailAddress, contactNumber, linkedIn: '', currentCountryId: 36 });
const bare = async (place: SubmissionFixture) => {
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
  return candidate;
};
const claim = async (
  place: Pick<SubmissionFixture, 'recruiter'>,
  candidate: Parameters<typeof claimPerson>[1],
  keys: Awaited<ReturnType<typeof keysOf>>,
) => {
  const answer = await kit.asAgency(place.recruiter.id, async (scope) =>
    (await claimPerson(scope, candidate, keys)) ? 'mine' : refuse(candidateRefusals['candidate-not-available']),
  );
  return answer instanceof Refused ? 'not mine' : answer;
};

it('one key that a rival owns refuses the whole claim', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
  expect(await claim(place, await bare(place), await keysOf('kim@inbox.example', '0491570156'))).toBe('mine');
  expect(await claim(rival, await bare(rival), await keysOf('lee@inbox.example', '+61491570156'))).toBe('not mine');
  expect(await claim(rival, await bare(rival), await keysOf('lee@inbox.example'))).toBe('mine');
});

it('ownership is limited to one talent request if the client has set that', async () => {
  const place = await makeSubmissionFixture(kit.db);
  await kit.db
    .updateTable('tenant')
    .set({ ownershipScope: 'this_request' })
    .where('id', '=', place.client.id)
    .execute();
  await claim(place, await bare(place), await keysOf('max@inbox.example'));
  const row = await kit.db
    .selectFrom('candidateOwnership')
    .select('scopeId')
    .where('clientId', '=', place.client.id)
    .where('scopeId', '=', place.request.id)
    .executeTakeFirst();
  expect(row).toBeDefined();
});

it('a person without keys cannot be claimed', async () => {
  const place = await makeSubmissionFixture(kit.db);
  expect(await claim(place, await bare(place), [])).toBe('mine');
});

it('a person is released and claimed again, unless another submission has claimed them', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const keys = await keysOf('nia@inbox.example');
  const [one, two] = [await bare(place), await bare(place)];
  await claim(place, one, keys);
  expect(await claim(place, two, keys)).toBe('not mine');
  const set = (id: string, active: boolean) =>
    kit.asAgency(place.recruiter.id, async (scope) =>
      (await setPersonOwnershipActive(scope, id, active)) ? true : refuse(candidateRefusals['candidate-in-request']),
    );
  await set(one.id, false);
  expect(await claim(place, two, keys)).toBe('mine');
  expect(await set(one.id, true)).toBeInstanceOf(Refused);
});

const setScope = (place: SubmissionFixture, ownershipScope: 'all_requests' | 'this_request') =>
  kit.db.updateTable('tenant').set({ ownershipScope }).where('id', '=', place.client.id).execute();

it('who owns a person keeps them when the client changes the scope of ownership, and an edit extends nothing', async () => {
  for (const [before, after] of [
    ['all_requests', 'this_request'],
    ['this_request', 'all_requests'],
  ] as const) {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const keys = await keysOf(`${before}@inbox.example`);
    const owned = () =>
      kit.db
        .selectFrom('candidateOwnership')
        .select(['scopeId', 'supplierId', 'ownedUntil'])
        .where('clientId', '=', place.client.id)
        .where(
          'keyHash',
          'in',
          keys.map(({ keyHash }) => keyHash),
        )
        .execute();
    const ownerSeenBy = (recruiterId: string) =>
      kit.asAgency(recruiterId, async (scope) => {
        const owner = await findPersonOwner(
          scope,
          { clientId: place.client.id, talentRequestId: place.request.id },
          keys,
        );
        return owner?.who;
      });
    await setScope(place, before);
    const candidate = await bare(place);
    expect(await claim(place, candidate, keys)).toBe('mine');
    const claimed = await owned();
    await setScope(place, after);
    expect(await ownerSeenBy(place.recruiter.id)).toBe('self');
    expect(await ownerSeenBy(rival.recruiter.id)).toBe('other');
    expect(await claim(rival, await bare(rival), keys)).toBe('not mine');
    await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
    expect(await claim(place, candidate, keys)).toBe('mine');
    expect(await owned()).toEqual(claimed);
    await kit.asAgency(place.recruiter.id, (scope) => releasePerson(scope, candidate, keys));
    expect(await owned()).toEqual([]);
  }
});

it('all keys of a person end on the date of the first submission, so that nobody else owns one of them earlier', async () => {
  const place = await makeSubmissionFixture(kit.db);
  await claim(place, await bare(place), await keysOf('ada@inbox.example'));
  kit.clock.advance(30 * 86_400_000);
  const keys = await keysOf('ada@inbox.example', '0491570156');
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  expect(await claim(place, await bare({ ...place, request }), keys)).toBe('mine');
  const rows = await kit.db
    .selectFrom('candidateOwnership')
    .select('ownedUntil')
    .where('clientId', '=', place.client.id)
    .where(
      'keyHash',
      'in',
      keys.map(({ keyHash }) => keyHash),
    )
    .execute();
  expect(rows.map(({ ownedUntil }) => ownedUntil)).toEqual([rows[0]?.ownedUntil, rows[0]?.ownedUntil]);
  expect(rows[0]?.ownedUntil.getTime()).toBe(kit.clock.now().getTime() + 150 * 86_400_000);
});

it("a rival can't claim a person in another request until the ownership has ended, even if the terms have changed", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const keys = await keysOf('iris@inbox.example');
  await claim(place, await bare(place), keys);
  const inAnother = async () => {
    const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    return claim(rival, await bare({ ...place, ...rival, request }), keys);
  };
  const setScope = (ownershipScope: 'all_requests' | 'this_request') =>
    kit.db.updateTable('tenant').set({ ownershipScope }).where('id', '=', place.client.id).execute();
  expect(await inAnother()).toBe('not mine');
  await setScope('this_request');
  expect(await inAnother()).toBe('not mine');
  await setScope('all_requests');
  const before = kit.clock.now();
  kit.clock.advance(180 * 86_400_000);
  expect(await inAnother()).toBe('mine');
  kit.clock.set(before);
});

it('a person whom the agency knows by another key is not available while a rival owns that key, and is claimed with it', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
  // The agency's ownership through this candidate has ended.
  const former = { emailAddress: 'una@inbox.example', contactNumber: '+61 491 570 156', statusId: 5 as const };
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, ...former });
  const owned = kit.db.deleteFrom('candidateOwnership').where('clientId', '=', place.client.id);
  await owned.execute();
  expect(await claim(rival, await bare(rival), await keysOf('una@inbox.example'))).toBe('mine');
  const keys = await keysOf('una.new@inbox.example', '0491570156');
  const seen = await kit.asAgency(place.recruiter.id, (scope) =>
    findPersonOwner(scope, { clientId: place.client.id, talentRequestId: place.request.id }, keys),
  );
  expect(seen?.who).toBe('other');
  const candidate = await bare(place);
  expect(await claim(place, candidate, keys)).toBe('not mine');

  await owned.where('supplierId', '=', rival.agency.id).execute();
  expect(await claim(place, candidate, keys)).toBe('mine');
  const [formerKey] = await keysOf('una@inbox.example');
  const row = await kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId', 'candidateId'])
    .where('clientId', '=', place.client.id)
    .where('keyHash', '=', formerKey?.keyHash ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ supplierId: place.agency.id, candidateId: candidate.id });
  // A rival who knows only the former address learns that the person is taken.
  expect(await claim(rival, await bare(rival), await keysOf('una@inbox.example'))).toBe('not mine');
});

const ownersOf = (place: SubmissionFixture, keys: Awaited<ReturnType<typeof keysOf>>) =>
  kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId', 'candidateId', 'scopeId'])
    .where('clientId', '=', place.client.id)
    .where(
      'keyHash',
      'in',
      keys.map(({ keyHash }) => keyHash),
    )
    .execute();
const inNewRequest = async (place: SubmissionFixture) => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  return bare({ ...place, request });
};
const replace = (
  place: Pick<SubmissionFixture, 'recruiter'>,
  candidate: Parameters<typeof replaceKeys>[1],
  given: Parameters<typeof replaceKeys>[2],
) =>
  kit.asAgency(place.recruiter.id, async (scope) =>
    (await replaceKeys(scope, candidate, given)) ? 'done' : refuse(candidateRefusals['candidate-not-available']),
  );

it('a key that was entered for the wrong person belongs to the other candidate who has it', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const [alice, bob] = [await keysOf('alice@inbox.example'), await keysOf('bob@inbox.example')];
  const mistaken = await bare(place);
  await claim(place, mistaken, alice);
  const right = await inNewRequest(place);
  await claim(place, right, alice);
  expect(await replace(place, mistaken, { former: alice, keys: bob })).toBe('done');
  expect(await ownersOf(place, alice)).toMatchObject([{ candidateId: right.id }]);
  expect(await ownersOf(place, bob)).toMatchObject([{ candidateId: mistaken.id }]);
});

it('an edit without new contacts is possible, although a rival owns the person at the client by now', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
  const keys = await keysOf('ole@inbox.example');
  await setScope(place, 'this_request');
  const candidate = await bare(place);
  await claim(place, candidate, keys);
  await setScope(place, 'all_requests');
  expect(await claim(rival, await inNewRequest(rival), keys)).toBe('mine');
  expect(await replace(place, candidate, { former: keys, keys })).toBe('done');
});

it('a new contact is owned at the client too, if the person is owned both there and in the talent request', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
  const former = await keysOf('ida@inbox.example');
  await setScope(place, 'this_request');
  const candidate = await bare(place);
  await claim(place, candidate, former);
  const owned = await ownersOf(place, former);
  await kit.db
    .insertInto('candidateOwnership')
    .values(
      former.map(({ keyType, keyHash }) => ({
        clientId: place.client.id,
        keyType,
        keyHash,
        scopeId: place.client.id,
        supplierId: place.agency.id,
        candidateId: candidate.id,
        ownedUntil: new Date(kit.clock.now().getTime() + 86_400_000),
      })),
    )
    .execute();
  expect(owned).toMatchObject([{ scopeId: place.request.id }]);
  const keys = await keysOf('ida@inbox.example', '0491570157');
  expect(await replace(place, candidate, { former, keys })).toBe('done');
  const phone = keys.filter(({ keyType }) => keyType === 'phone');
  expect(await ownersOf(place, phone)).toMatchObject([{ supplierId: place.agency.id, scopeId: place.client.id }]);
  expect(await claim(rival, await inNewRequest(rival), phone)).toBe('not mine');
});
