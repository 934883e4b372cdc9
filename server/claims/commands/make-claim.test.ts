import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimStates } from '#contract/claims/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeContactBefore, makeOwnershipClaim } from '../factories.ts';
import { findCandidateClaim } from '../queries/claims.ts';
import { makeClaim } from './make-claim.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let employerId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
});
afterAll(() => kit.close());

const submitted = (given: object = {}) =>
  makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
    ...given,
  });
type Direction = 'to-candidate' | 'from-candidate';
const claimInput = (
  { now }: { now: Date },
  candidateId: string,
  days = 10,
  direction: Direction = 'from-candidate',
) => ({
  candidateId,
  contacts: [makeContactBefore(now, 10), makeContactBefore(now, days, direction)],
  statement: 'Interviewed in spring.',
});
const claim = (candidateId: string, days?: number, direction?: Direction) =>
  kit.asClient(employerId, (scope) => makeClaim(scope, claimInput(scope, candidateId, days, direction)));

test('a claim with a contact in the last 180 days is open, and holds up the candidate', async () => {
  const { id } = await submitted();
  const made = await claim(id);
  expect(made).toMatchObject({
    state: 'open',
    candidateId: id,
    clientName: place.client.name,
    supplierName: place.agency.name,
    statement: 'Interviewed in spring.',
    can: { withdraw: { allowed: true }, accept: { allowed: false } },
  });
  const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ claimState: 'pending', statusId: 1 });
  expect(await claim(id)).toMatchObject({
    refusal: { code: 'not-possible' },
    reasons: [{ code: 'already-claimed' }],
  });
});

test('without a contact from each side in that time there is no claim', async () => {
  const { id } = await submitted();
  const message = expect.stringContaining(
    'Enter at least one message or call initiated by you and one by the candidate, dated between',
  ) as string;
  const refused = { refusal: { code: 'invalid-input' }, fields: [{ field: 'contacts', message }] };
  expect(await claim(id, 181)).toMatchObject(refused);
  expect(await claim(id, 10, 'to-candidate')).toMatchObject(refused);
});

test('contacts during an earlier candidacy are no proof, earlier ones are', async () => {
  const emailAddress = 'known.before@inbox.example';
  const days = (count: number) => new Date(kit.clock.now().getTime() - count * 86_400_000);
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  await submitted({ talentRequestId, emailAddress, statusId: 3, dateSubmitted: days(30) });
  const { id } = await submitted({ emailAddress });
  const claimAt = (count: number) =>
    kit.asClient(employerId, (scope) =>
      makeClaim(scope, {
        candidateId: id,
        contacts: [makeContactBefore(scope.now, count), makeContactBefore(scope.now, count, 'from-candidate')],
        statement: 'Interviewed for another position.',
      }),
    );
  expect(await claimAt(29)).toMatchObject({ refusal: { code: 'invalid-input' }, fields: [{ field: 'contacts' }] });
  expect(await claimAt(31)).toMatchObject({ state: 'open' });
});

test('nobody who has been a candidate since before the period can be claimed', async () => {
  const emailAddress = 'known.long@inbox.example';
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const dateSubmitted = new Date(kit.clock.now().getTime() - 200 * 86_400_000);
  await submitted({ talentRequestId, emailAddress, dateSubmitted });
  const { id } = await submitted({ emailAddress });
  expect(await claim(id)).toMatchObject({ reasons: [{ code: 'claim-introduced' }] });
});

/** Creates another submission of the same person under one ownership, in a talent request of its own. */
const resubmitted = async (first: { id: string; emailAddress: string }, given: object = {}) => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  return submitted({ talentRequestId, emailAddress: first.emailAddress, owningCandidateId: first.id, ...given });
};

test.each(claimStates)(
  'a person with a claim that is %s is not claimed again under the same ownership',
  async (state) => {
    const first = await submitted({ statusId: 5 });
    await makeOwnershipClaim(kit.db, { candidateId: first.id, claimedBy: employerId, state });
    const again = await resubmitted(first);
    expect(await claim(again.id)).toMatchObject({
      refusal: { code: 'not-possible' },
      reasons: [{ code: 'already-claimed' }],
    });
    const seen = await kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId: again.id }));
    expect(seen).toMatchObject({
      claim: null,
      can: { claim: { allowed: false, reasons: [{ code: 'already-claimed' }] } },
    });
    // Under another ownership, the employer may claim the person again.
    expect(await claim((await resubmitted(first, { owningCandidateId: null })).id)).toMatchObject({ state: 'open' });
  },
);

test('an employer that did not claim the first submission in time cannot claim a later one under the same ownership', async () => {
  const dateSubmitted = new Date(kit.clock.now().getTime() - 9 * 86_400_000);
  const first = await submitted({ dateSubmitted });
  const again = await resubmitted(first);
  expect(await claim(again.id)).toMatchObject({ reasons: [{ code: 'claim-time-over' }] });
  const seen = await kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId: again.id }));
  expect(seen).toMatchObject({ can: { claim: { allowed: false, reasons: [{ code: 'claim-time-over' }] } } });
  expect('claimUntil' in seen && Date.parse(seen.claimUntil) < kit.clock.now().getTime()).toBe(true);
});

test('a claim that is made while another one on the same person is being made waits, and is refused', async () => {
  const first = await submitted();
  // In another engagement, because a claim locks its own.
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  await makeApplication(kit.db, { engagementId, supplierId: place.agency.id });
  const again = await resubmitted(first, { talentRequestId });
  const { second } = await kit.asClient(employerId, async (scope) => {
    expect(await makeClaim(scope, claimInput(scope, first.id))).toMatchObject({ state: 'open' });
    const claiming = claim(again.id);
    expect(await waitsForLock(kit, claiming)).toBe(true);
    return { second: claiming };
  });
  expect(await second).toMatchObject({ reasons: [{ code: 'already-claimed' }] });
});

test('a claim of the other kind is refused: too late, after a hire, on a withdrawn candidate, and on a candidate of another employer', async () => {
  const late = await submitted({ dateSubmitted: new Date(kit.clock.now().getTime() - 9 * 86_400_000) });
  expect(await claim(late.id)).toMatchObject({ reasons: [{ code: 'claim-time-over' }] });
  expect(await claim((await submitted({ statusId: 2 })).id)).toMatchObject({ reasons: [{ code: 'candidate-hired' }] });
  const withdrawn = await submitted({ statusId: 5 });
  expect(await claim(withdrawn.id)).toMatchObject({ refusal: { code: 'not-found' } });
  const elsewhere = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: elsewhere.request.id,
    supplierId: elsewhere.agency.id,
    dateSubmitted: kit.clock.now(),
  });
  expect(await claim(id)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('the database lets nobody be hired while a claim is open, and only one claim be made', async () => {
  const { id } = await submitted();
  await claim(id);
  const hire = kit.db.updateTable('candidate').set({ statusId: 2 }).where('id', '=', id).execute();
  await expect(hire).rejects.toThrow('the employer has claimed this candidate');
  const copy = makeOwnershipClaim(kit.db, { candidateId: id, claimedBy: employerId });
  await expect(copy).rejects.toThrow('ownership_claim_once');
});

test('another agency reads nothing of a claim', async () => {
  const { id } = await submitted();
  await claim(id);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const seen = await kit.asAgency(rival.recruiter.id, (scope) =>
    scope.db.selectFrom('ownershipClaim').select('id').execute(),
  );
  expect(seen).toEqual([]);
});
