import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeOwnershipClaim } from '../factories.ts';
import {
  acceptClaim,
  findUnansweredClaims,
  eraseClaimData,
  decideClaim,
  upholdUnansweredClaim,
  withdrawClaim,
} from './end-claim.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let employerId: string;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId: provider.id, firstName: 'Nils', lastName: 'Aas' })).id;
});
afterAll(() => kit.close());

const noFiles = { remove: () => Promise.resolve() } as unknown as Parameters<typeof eraseCandidate>[2];

const claimed = async (given: Partial<Parameters<typeof makeOwnershipClaim>[1]> = {}, candidate: object = {}) => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
    ...candidate,
  });
  return makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, claimedAt: kit.clock.now(), ...given });
};
const after = async (candidateId: string) => {
  const candidate = await kit.db.selectFrom('candidate').selectAll().where('id', '=', candidateId).executeTakeFirst();
  const owners = await kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId', 'ownedUntil'])
    .where('candidateId', '=', candidateId)
    .execute();
  return {
    statusId: candidate?.statusId,
    claimState: candidate?.claimState,
    owners: [...new Set(owners.map(({ supplierId }) => supplierId))],
    until: owners[0]?.ownedUntil,
  };
};
const accept = (claimId: string) => kit.asAgency(place.recruiter.id, (scope) => acceptClaim(scope, { claimId }));
const withdraw = (claimId: string) => kit.asClient(employerId, (scope) => withdrawClaim(scope, { claimId }));
const decide = (claimId: string, isUpheld: boolean) =>
  kit.asProvider(staffId, (scope) => decideClaim(scope, { claimId, isUpheld, reasons: 'The emails show both sides.' }));

test('an accepted claim ends the candidacy, and the employer owns the person for its own period', async () => {
  const { id, candidateId } = await claimed();
  expect(await after(candidateId)).toMatchObject({ claimState: 'pending', owners: [place.agency.id] });
  expect(await accept(id)).toMatchObject({
    state: 'accepted',
    endedByName: place.recruiter.firstName + ' ' + place.recruiter.lastName,
  });
  expect(await after(candidateId)).toEqual({
    statusId: candidateStatus.rejected,
    claimState: 'stands',
    owners: [place.client.id],
    until: new Date(kit.clock.now().getTime() + 180 * 86_400_000),
  });
  const step = await kit.db
    .selectFrom('candidateStep')
    .select(['bySide', 'reasonCode', 'reasonText'])
    .where('candidateId', '=', candidateId)
    .where('toStatusId', '=', candidateStatus.rejected)
    .executeTakeFirst();
  expect(step).toEqual({ bySide: 'system', reasonCode: '6', reasonText: 'The employer already knew this candidate.' });
  expect(await accept(id)).toMatchObject({ refusal: { code: 'not-possible' }, reasons: [{ code: 'claim-decided' }] });
});

test('the employer owns the person after a claim although the agency no longer did, unless another agency does', async () => {
  const ownerships = (candidateId: string) =>
    kit.db.selectFrom('candidateOwnership').where('candidateId', '=', candidateId);
  const withdrawn = await claimed();
  // By withdrawing their consent, the candidate ends the agency's ownership.
  await kit.db.deleteFrom('candidateOwnership').where('candidateId', '=', withdrawn.candidateId).execute();
  await accept(withdrawn.id);
  expect((await after(withdrawn.candidateId)).owners).toEqual([place.client.id]);

  const expired = await claimed();
  await kit.db
    .updateTable('candidateOwnership')
    .set({ ownedUntil: kit.clock.now() })
    .where('candidateId', '=', expired.candidateId)
    .execute();
  await accept(expired.id);
  expect((await after(expired.candidateId)).owners).toEqual([place.client.id]);

  const taken = await claimed();
  const third = await makeTenant(kit.db, { side: 'agency' });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: third.id })
    .where('candidateId', '=', taken.candidateId)
    .execute();
  await accept(taken.id);
  expect(await ownerships(taken.candidateId).select('supplierId').distinct().execute()).toEqual([
    { supplierId: third.id },
  ]);
});

test('a withdrawn or dismissed claim leaves the candidate with the agency', async () => {
  const open = await claimed();
  expect(await withdraw(open.id)).toMatchObject({ state: 'withdrawn' });
  const contested = await claimed({ state: 'contested' });
  expect(await decide(contested.id, false)).toMatchObject({
    state: 'dismissed',
    reasons: 'The emails show both sides.',
    endedByName: 'Nils Aas',
  });
  for (const { candidateId } of [open, contested])
    expect(await after(candidateId)).toMatchObject({ statusId: 1, claimState: null, owners: [place.agency.id] });
});

test('an upheld claim ends an open candidacy, and leaves the status of a withdrawn candidate', async () => {
  const open = await claimed({ state: 'contested' });
  expect(await decide(open.id, true)).toMatchObject({ state: 'upheld' });
  expect(await after(open.candidateId)).toMatchObject({
    statusId: candidateStatus.rejected,
    owners: [place.client.id],
  });
  const gone = await claimed({ state: 'contested' }, { statusId: candidateStatus.withdrew });
  await decide(gone.id, true);
  expect(await after(gone.candidateId)).toMatchObject({
    statusId: candidateStatus.withdrew,
    owners: [place.client.id],
  });
});

test('Rolecall decides contested claims only, and each side only its own step', async () => {
  const { id } = await claimed();
  expect(await decide(id, true)).toMatchObject({ refusal: { code: 'not-possible' } });
  await withdraw(id);
  expect(await withdraw(id)).toMatchObject({ refusal: { code: 'not-possible' } });
});

test('a claim without an answer stands after its term, once', async () => {
  const { id, candidateId, answerBy } = await claimed();
  const now = kit.clock.now();
  expect(await kit.asSystem(findUnansweredClaims)).not.toContain(id);
  kit.clock.set(answerBy);
  expect(await kit.asSystem(findUnansweredClaims)).toContain(id);
  await kit.asSystem((scope) => upholdUnansweredClaim(scope, id));
  await kit.asSystem((scope) => upholdUnansweredClaim(scope, id));
  expect(await after(candidateId)).toMatchObject({ claimState: 'stands', owners: [place.client.id] });
  const events = await kit.db
    .selectFrom('event')
    .select('kind')
    .where('candidateId', '=', candidateId)
    .where('kind', '=', 'claim.lapsed')
    .execute();
  expect(events).toHaveLength(1);
  expect(await kit.asSystem(findUnansweredClaims)).not.toContain(id);
  kit.clock.set(now);
});

test('an erased person is removed from the claim, which ends if it was pending', async () => {
  const pending = await claimed({ state: 'contested' });
  const upheld = await claimed({ state: 'upheld', reasons: 'Because.' });
  for (const { candidateId } of [pending, upheld]) {
    await kit.asSystem((scope) => eraseCandidate(scope, candidateId, noFiles));
    await kit.asSystem((scope) => eraseClaimData(scope, candidateId));
  }
  const rows = await kit.db
    .selectFrom('ownershipClaim')
    .select(['state', 'contacts', 'statement', 'agencyContacts', 'agencyStatement', 'reasons'])
    .where('id', 'in', [pending.id, upheld.id])
    .orderBy('state')
    .execute();
  const empty = { contacts: [], statement: '', agencyContacts: [], agencyStatement: '', reasons: '' };
  expect(rows).toEqual([
    { state: 'upheld', ...empty },
    { state: 'withdrawn', ...empty },
  ]);
});
