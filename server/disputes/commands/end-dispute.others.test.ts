import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute } from './end-dispute.ts';

const dayMs = 86_400_000;

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeDisputeFixture>>;
let third: Awaited<ReturnType<typeof makeApprovedAgency>>;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  third = await makeApprovedAgency(kit.db, place.engagement.id);
});

/** Makes another candidate of the owner who is the disputed person, and was submitted some days earlier or later. */
const samePerson = async (days: number, statusId: 1 | 2 | 3) => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  return makeCandidate(kit.db, {
    talentRequestId,
    supplierId: place.agency.id,
    emailAddress: place.candidate.emailAddress,
    contactNumber: `+61 2 5550 ${String(1000 + days)}`,
    dateSubmitted: new Date(kit.clock.now().getTime() + days * dayMs),
    ...(statusId === 2 ? { statusId, feeState: 'on_hold', dateHired: kit.clock.now() } : { statusId }),
  });
};
const openedBy = ({ agency, recruiter }: { agency: { id: string }; recruiter: { id: string } }, candidateId: string) =>
  makeDispute(kit.db, {
    candidateId,
    supplierId: agency.id,
    openedBy: recruiter.id,
    openedAt: kit.clock.now(),
    isAnswered: true,
  });
const decide = ({ id: disputeId }: { id: string }, isUpheld: boolean) =>
  kit.asProvider(place.staff.id, (scope) =>
    decideDispute(scope, { disputeId, isUpheld, reasons: 'Only one has his answer.' }),
  );
const stateOf = async ({ id }: { id: string }) => {
  const { state } = await kit.db
    .selectFrom('ownershipDispute')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
};
const feeOf = async ({ id }: { id: string }) => {
  const row = await kit.db
    .selectFrom('candidate')
    .leftJoin('assignedFee', 'assignedFee.candidateId', 'candidate.id')
    .select(['candidate.feeState', 'assignedFee.supplierId as assignedTo'])
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
};

test('a decision assigns the fees of its own hires only, and releases those of the disputes that it ends', async () => {
  const [before, early, late] = [await samePerson(-30, 3), await samePerson(-10, 2), await samePerson(2, 2)];
  const older = await openedBy(third, before.id);
  const dispute = await openedBy(place.rival, place.candidate.id);
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld', assignedFees: [{ currencyIso: 'AUD' }] });
  expect(await stateOf(older)).toBe('dismissed');
  expect(await feeOf(late)).toEqual({ feeState: 'assigned', assignedTo: place.rival.agency.id });
  expect(await feeOf(early)).toEqual({ feeState: null, assignedTo: null });
});

test('a fee that an older dispute holds too stays on hold until that dispute is decided', async () => {
  const [before, late] = [await samePerson(-30, 2), await samePerson(2, 2)];
  const older = await openedBy(third, before.id);
  const dispute = await openedBy(place.rival, place.candidate.id);
  expect(await decide(dispute, false)).toMatchObject({ state: 'dismissed' });
  expect(await stateOf(older)).toBe('open');
  expect(await feeOf(late)).toMatchObject({ feeState: 'on_hold' });
  expect(await feeOf(before)).toMatchObject({ feeState: 'on_hold' });
  expect(await decide(older, false)).toMatchObject({ state: 'dismissed' });
  expect(await feeOf(late)).toMatchObject({ feeState: null });
  expect(await feeOf(before)).toMatchObject({ feeState: null });
});

test('a decision for one talent request leaves a dispute about the whole client open', async () => {
  const wide = await openedBy(third, place.candidate.id);
  const narrow = await openedBy(place.rival, place.candidate.id);
  await kit.db
    .updateTable('ownershipDefence')
    .set({ scopeId: place.request.id })
    .where('disputeId', '=', narrow.id)
    .execute();
  expect(await decide(narrow, true)).toMatchObject({ state: 'upheld' });
  expect(await stateOf(wide)).toBe('open');
});
