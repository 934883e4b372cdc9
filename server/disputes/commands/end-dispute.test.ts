import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { submitPerson } from '#server/candidates/public.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute, endWithdrawnDefence, findDisputesWithOpenDefence, withdrawDispute } from './end-dispute.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Given = Partial<Parameters<typeof makeDispute>[1]>;

const disputed = async (given: Given = {}) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival } = place;
  const opened = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...opened, openedAt: kit.clock.now(), isAnswered: true, ...given });
  return { ...place, dispute };
};
const decide = ({ staff, dispute }: Awaited<ReturnType<typeof disputed>>, isUpheld: boolean) =>
  kit.asProvider(staff.id, (scope) =>
    decideDispute(scope, { disputeId: dispute.id, isUpheld, reasons: 'Only one of you has his answer.' }),
  );
const withdraw = (userId: string, disputeId: string) =>
  kit.asAgency(userId, (scope) => withdrawDispute(scope, { disputeId }));
const candidateNow = (id: string) =>
  kit.db
    .selectFrom('candidate')
    .select(['statusId', 'disputeState', 'reasonText'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const ownersAt = async (clientId: string) => {
  const rows = await kit.db.selectFrom('candidateOwnership').selectAll().where('clientId', '=', clientId).execute();
  return [...new Set(rows.map(({ supplierId }) => supplierId))];
};
const defenceOf = (disputeId: string) =>
  kit.db.selectFrom('ownershipDefence').selectAll().where('disputeId', '=', disputeId).executeTakeFirstOrThrow();

test('a dismissed dispute leaves the owner and the candidacy as they were', async () => {
  const place = await disputed();
  expect(await decide(place, false)).toMatchObject({ state: 'dismissed', can: { dismiss: { allowed: false } } });
  expect(await candidateNow(place.candidate.id)).toEqual({ statusId: 1, disputeState: null, reasonText: null });
  expect(await ownersAt(place.client.id)).toEqual([place.agency.id]);
  expect(await defenceOf(place.dispute.id)).toMatchObject({
    outcome: 'kept',
    reasons: 'Only one of you has his answer.',
  });
  expect(await decide(place, true)).toMatchObject({ reasons: [{ code: 'dispute-ended' }] });
});

test('an upheld dispute ends all candidacies of the person, and the other agency submits in the same request', async () => {
  const place = await disputed();
  const { candidate, engagement, request, agency, rival, client } = place;
  const second = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  const elsewhere = await makeCandidate(kit.db, {
    talentRequestId: second.id,
    supplierId: agency.id,
    emailAddress,
    contactNumber: '+61 2 5550 0199',
  });
  expect(await decide(place, true)).toMatchObject({ state: 'upheld' });
  const lost = {
    statusId: 3,
    disputeState: 'lost',
    reasonText: 'Rolecall decided that another agency represents this candidate.',
  };
  expect(await candidateNow(candidate.id)).toEqual(lost);
  expect(await candidateNow(elsewhere.id)).toEqual(lost);
  const byEmail = await kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId', 'ownedUntil'])
    .where('clientId', '=', client.id)
    .where('keyType', '=', 'email')
    .execute();
  expect(byEmail).toMatchObject([{ supplierId: rival.agency.id }]);
  expect(byEmail[0]?.ownedUntil.getTime()).toBe(kit.clock.now().getTime() + 180 * 86_400_000);

  const submit = async (by: { agency: { id: string }; recruiter: { id: string } }) => {
    const {
      draftId: _draft,
      confirmedFields: _fields,
      ...input
    } = await makeSubmission(kit.db, { ...by, request }, { emailAddress });
    return kit.asAgency(by.recruiter.id, (scope) => submitPerson(scope, input));
  };
  expect(await submit({ agency, recruiter: place.recruiter })).toMatchObject({
    refusal: { code: 'candidate-not-available' },
  });
  const submitted = await submit(rival);
  expect(submitted).toHaveProperty('_id');
  const owned = await kit.db
    .selectFrom('candidateOwnership')
    .select('candidateId')
    .where('clientId', '=', client.id)
    .where('keyType', '=', 'email')
    .execute();
  expect(owned).toEqual([{ candidateId: (submitted as { _id: string })._id }]);
});

test('where a person is owned in one talent request, the owner keeps its candidacies in the others', async () => {
  const place = await disputed();
  const { candidate, engagement, request, agency, rival, client } = place;
  const second = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const elsewhere = await makeCandidate(kit.db, {
    talentRequestId: second.id,
    supplierId: agency.id,
    emailAddress: candidate.emailAddress,
  });
  await kit.db.updateTable('ownershipDefence').set({ scopeId: request.id }).execute();
  await kit.db
    .updateTable('candidateOwnership')
    .set({ scopeId: request.id })
    .where('clientId', '=', client.id)
    .execute();
  await kit.db.updateTable('candidate').set({ disputeState: null }).where('id', '=', elsewhere.id).execute();
  expect(await decide(place, true)).toMatchObject({ state: 'upheld' });
  expect(await candidateNow(candidate.id)).toMatchObject({ statusId: 3, disputeState: 'lost' });
  expect(await candidateNow(elsewhere.id)).toMatchObject({ statusId: 1, disputeState: null });
  expect(await ownersAt(client.id)).toEqual([rival.agency.id]);
});

test('nothing is taken from a third agency, nor while the employer claims the candidate', async () => {
  const place = await disputed();
  const change = (set: { claimState: 'pending' | null }) =>
    kit.db.updateTable('candidate').set(set).where('id', '=', place.candidate.id).execute();
  await change({ claimState: 'pending' });
  expect(await decide(place, true)).toMatchObject({ reasons: [{ code: 'claim-pending' }] });
  await change({ claimState: null });
  const third = await makeTenant(kit.db, { side: 'agency' });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: third.id })
    .where('clientId', '=', place.client.id)
    .execute();
  expect(await decide(place, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersAt(place.client.id)).toEqual([third.id]);
  expect(await candidateNow(place.candidate.id)).toMatchObject({ statusId: 3, disputeState: 'lost' });
});

test('a dispute is upheld although the ownership has ended, by its date or with the consent', async () => {
  const expired = await disputed();
  await kit.db
    .updateTable('candidateOwnership')
    .set({ ownedUntil: kit.clock.now() })
    .where('clientId', '=', expired.client.id)
    .execute();
  expect(await decide(expired, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersAt(expired.client.id)).toEqual([expired.rival.agency.id]);

  const withdrawn = await disputed();
  await kit.db.deleteFrom('candidateOwnership').where('clientId', '=', withdrawn.client.id).execute();
  expect(await decide(withdrawn, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersAt(withdrawn.client.id)).toEqual([withdrawn.rival.agency.id]);
});

test('Rolecall decides only after the answer or the time for it', async () => {
  const place = await disputed({ isAnswered: false });
  expect(await decide(place, true)).toMatchObject({ reasons: [{ code: 'dispute-not-answered' }] });
  const { answerBy } = await defenceOf(place.dispute.id);
  const before = kit.clock.now();
  kit.clock.set(answerBy);
  expect(await decide(place, true)).toMatchObject({ state: 'upheld' });
  kit.clock.set(before);
});

test('a decision about a hired candidate releases the fee, or assigns it to the agency that opened the dispute', async () => {
  const hired = async () => {
    const place = await disputed();
    await kit.db
      .updateTable('candidate')
      .set({ statusId: 2, disputeState: null, feeState: 'on_hold', dateHired: kit.clock.now() })
      .where('id', '=', place.candidate.id)
      .execute();
    return place;
  };
  const feeOf = (candidateId: string) =>
    kit.db.selectFrom('candidate').select(['statusId', 'feeState']).where('id', '=', candidateId).executeTakeFirst();
  const kept = await hired();
  expect(await decide(kept, false)).toMatchObject({ state: 'dismissed', assignedFees: [] });
  expect(await feeOf(kept.candidate.id)).toEqual({ statusId: 2, feeState: null });

  const lost = await hired();
  expect(await decide(lost, true)).toMatchObject({ state: 'upheld', assignedFees: [{ currencyIso: 'AUD' }] });
  expect(await feeOf(lost.candidate.id)).toEqual({ statusId: 2, feeState: 'assigned' });
  expect(await ownersAt(lost.client.id)).toEqual([lost.rival.agency.id]);
  const events = await kit.db
    .selectFrom('event')
    .select(['clientId', 'supplierId'])
    .where('kind', '=', 'dispute.fee-assigned')
    .where('candidateId', '=', lost.candidate.id)
    .execute();
  expect(events).toEqual([{ clientId: lost.client.id, supplierId: null }]);

  // If another agency submitted the person after the ownership had ended, that agency stays the owner, and only the fee
  // is decided.
  const overtaken = await hired();
  const third = await makeTenant(kit.db, { side: 'agency' });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: third.id })
    .where('clientId', '=', overtaken.client.id)
    .execute();
  expect(await decide(overtaken, true)).toMatchObject({ state: 'upheld', assignedFees: [{ currencyIso: 'AUD' }] });
  expect(await feeOf(overtaken.candidate.id)).toEqual({ statusId: 2, feeState: 'assigned' });
  expect(await ownersAt(overtaken.client.id)).toEqual([third.id]);
});

test('a withdrawn dispute ends the hold on hires, unless another agency disputes the person too', async () => {
  const place = await disputed();
  const third = await makeApprovedAgency(kit.db, place.engagement.id);
  const other = await makeDispute(kit.db, {
    candidateId: place.candidate.id,
    supplierId: third.agency.id,
    openedBy: third.recruiter.id,
    openedAt: kit.clock.now(),
  });
  expect(await withdraw(place.recruiter.id, place.dispute.id)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await withdraw(place.rival.recruiter.id, place.dispute.id)).toMatchObject({ state: 'withdrawn' });
  expect(await kit.asSystem(findDisputesWithOpenDefence)).toEqual([place.dispute.id]);
  await kit.asSystem((scope) => endWithdrawnDefence(scope, place.dispute.id));
  expect(await kit.asSystem(findDisputesWithOpenDefence)).toEqual([]);
  expect(await defenceOf(place.dispute.id)).toMatchObject({ outcome: 'withdrawn' });
  expect(await candidateNow(place.candidate.id)).toMatchObject({ disputeState: 'pending' });

  await withdraw(third.recruiter.id, other.id);
  await kit.asSystem((scope) => endWithdrawnDefence(scope, other.id));
  expect(await candidateNow(place.candidate.id)).toMatchObject({ disputeState: null });
  expect(await withdraw(third.recruiter.id, other.id)).toMatchObject({ reasons: [{ code: 'dispute-ended' }] });
});

test('a decision for one agency ends the disputes of others about the same person', async () => {
  const place = await disputed();
  const third = await makeApprovedAgency(kit.db, place.engagement.id);
  const other = await makeDispute(kit.db, {
    candidateId: place.candidate.id,
    supplierId: third.agency.id,
    openedBy: third.recruiter.id,
    openedAt: kit.clock.now(),
  });
  await decide(place, true);
  const ended = await kit.db
    .selectFrom('ownershipDispute')
    .select(['state', 'reasons'])
    .where('id', '=', other.id)
    .executeTakeFirst();
  expect(ended).toEqual({
    state: 'dismissed',
    reasons: 'In another dispute, Rolecall decided which agency represents this candidate.',
  });
  expect(await defenceOf(other.id)).toMatchObject({ outcome: 'lost' });
});

test('an upheld dispute moves every key that either agency knows, of all candidates of the person', async () => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, engagement, agency, rival, client } = place;
  const second = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  await kit.db.updateTable('candidate').set({ contactNumber: '' }).where('id', '=', candidate.id).execute();
  // The same person, recognised by the email address, with a phone number that the first candidate doesn't have.
  await makeCandidate(kit.db, {
    talentRequestId: second.id,
    supplierId: agency.id,
    emailAddress: candidate.emailAddress,
    contactNumber: '+61 491 570 159',
    currentCountryId: 36,
  });
  const opened = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const known = await kit.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidate.id)
    .where('keyType', '=', 'email')
    .executeTakeFirstOrThrow();
  const keys = [`email:${known.keyHash}`, `email:${'a'.repeat(64)}`];
  const dispute = await makeDispute(kit.db, { ...opened, openedAt: kit.clock.now(), isAnswered: true, keys });
  await decide({ ...place, dispute }, true);
  const rows = await kit.db.selectFrom('candidateOwnership').selectAll().where('clientId', '=', client.id).execute();
  expect(rows.map(({ keyType }) => keyType).toSorted()).toEqual(['email', 'email', 'phone']);
  expect(new Set(rows.map(({ supplierId }) => supplierId))).toEqual(new Set([rival.agency.id]));
});
