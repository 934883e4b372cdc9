import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { applyDisputeState, findPersonCandidateIds } from '#server/candidates/public.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute, endWithdrawnDefence, withdrawDispute } from './end-dispute.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const dayMs = 86_400_000;

/**
 * Creates two disputes about one person: one on a candidacy that began before an earlier hire, and one on a candidacy
 * that began after it. Only the first one puts the fee of the hire on hold.
 */
const disputedTwice = async () => {
  const now = kit.clock.now().getTime();
  const place = await makeDisputeFixture(kit.db, { at: new Date(now - 9 * dayMs) });
  const { agency, candidate, engagement, rival, client } = place;
  const another = async (daysAgo: number) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    const person = { talentRequestId, supplierId: agency.id, emailAddress: candidate.emailAddress };
    return makeCandidate(kit.db, { ...person, dateSubmitted: new Date(now - daysAgo * dayMs) });
  };
  const hire = await another(6);
  const later = await another(3);
  await kit.db.updateTable('candidate').set({ statusId: 2 }).where('id', '=', hire.id).execute();
  const third = await makeApprovedAgency(kit.db, engagement.id);
  const open = async (by: typeof third, candidateId: string) => {
    const opened = { supplierId: by.agency.id, openedBy: by.recruiter.id, openedAt: kit.clock.now() };
    const dispute = await makeDispute(kit.db, { ...opened, candidateId, isAnswered: true });
    await kit.asSystem(async (scope) =>
      applyDisputeState(scope, await findPersonCandidateIds(scope, candidateId, client.id), 'pending'),
    );
    return dispute;
  };
  const first = await open(rival, candidate.id);
  const second = await open(third, later.id);
  return { ...place, third, hire, later, first, second };
};
type Place = Awaited<ReturnType<typeof disputedTwice>>;

const decide = (place: Place, disputeId: string, isUpheld: boolean) =>
  kit.asProvider(place.staff.id, (scope) =>
    decideDispute(scope, { disputeId, isUpheld, reasons: 'Only one of you has his answer.' }),
  );
const statesOf = async ({ candidate, hire, later }: Place) => {
  const rows = await kit.db
    .selectFrom('candidate')
    .leftJoin('assignedFee', 'assignedFee.candidateId', 'candidate.id')
    .select(['candidate.id', 'disputeState', 'feeState', 'assignedFee.disputeId'])
    .where('candidate.id', 'in', [candidate.id, hire.id, later.id])
    .execute();
  const of = (id: string) => rows.find((row) => row.id === id);
  return {
    earlier: of(candidate.id)?.disputeState,
    fee: of(hire.id)?.feeState,
    assignedBy: of(hire.id)?.disputeId,
    later: of(later.id)?.disputeState,
  };
};

test('the end of one dispute releases what no other dispute about the person affects', async () => {
  const place = await disputedTwice();
  expect(await statesOf(place)).toEqual({ earlier: 'pending', fee: 'on_hold', assignedBy: null, later: 'pending' });
  // The second dispute still blocks the candidacies, but doesn't affect the earlier hire.
  await decide(place, place.first.id, false);
  expect(await statesOf(place)).toEqual({ earlier: 'pending', fee: null, assignedBy: null, later: 'pending' });
  await decide(place, place.second.id, false);
  expect(await statesOf(place)).toEqual({ earlier: null, fee: null, assignedBy: null, later: null });
});

test('an upheld dispute that doesn’t reach an earlier hire leaves its fee with the owner, and never with nobody', async () => {
  const place = await disputedTwice();
  await decide(place, place.second.id, true);
  expect(await statesOf(place)).toEqual({ earlier: 'lost', fee: null, assignedBy: null, later: 'lost' });
  const { state } = await kit.db
    .selectFrom('ownershipDispute')
    .select('state')
    .where('id', '=', place.first.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('dismissed');
});

test('a decision in one talent request leaves a dispute about another ownership open', async () => {
  const place = await disputedTwice();
  const { talentRequestId: scopeId } = place.later;
  await kit.db.updateTable('ownershipDefence').set({ scopeId }).where('disputeId', '=', place.second.id).execute();
  await decide(place, place.second.id, true);
  expect(await statesOf(place)).toEqual({ earlier: 'pending', fee: 'on_hold', assignedBy: null, later: 'lost' });
  await decide(place, place.first.id, true);
  expect(await statesOf(place)).toMatchObject({ earlier: 'lost', fee: 'assigned', assignedBy: place.first.id });
});

test('two disputes about one person that end at the same time wait for each other and release everything', async () => {
  const place = await disputedTwice();
  const { rival, third, first, second } = place;
  for (const [by, { id: disputeId }] of [
    [rival, first],
    [third, second],
  ] as const)
    await kit.asAgency(by.recruiter.id, (scope) => withdrawDispute(scope, { disputeId }));
  await Promise.all([second, first].map(({ id }) => kit.asSystem((scope) => endWithdrawnDefence(scope, id))));
  expect(await statesOf(place)).toEqual({ earlier: null, fee: null, assignedBy: null, later: null });

  // If two disputes are decided for different agencies at the same time, only one decision takes effect.
  const decided = await disputedTwice();
  const outcomes = await Promise.all([decided.second, decided.first].map(({ id }) => decide(decided, id, true)));
  const upheld = outcomes.filter((outcome) => 'state' in outcome && outcome.state === 'upheld');
  expect(upheld).toHaveLength(1);
});
