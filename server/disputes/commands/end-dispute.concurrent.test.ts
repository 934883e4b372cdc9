import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeContactBefore } from '#server/claims/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute } from './end-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { processOpenedDispute } from './process-opened-dispute.ts';

test('a decision waits for a submission at the same client, and then takes no key of the person', async () => {
  const kit = await createTestKit();
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { agency, candidate, client, engagement, rival, staff } = place;
  const { id: disputeId } = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    openedAt: kit.clock.now(),
    isAnswered: true,
  });
  // A second key of the person, which a third agency is taking over in a transaction that is still open.
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    emailAddress,
    contactNumber: '+61 2 5550 0177',
  });
  const third = await makeTenant(kit.db, { side: 'agency' });
  const { decision } = await kit.asSystem(async (scope) => {
    await sql`select app.lock_ownership(${client.id})`.execute(scope.db);
    await scope.db
      .updateTable('candidateOwnership')
      .set({ supplierId: third.id })
      .where('clientId', '=', client.id)
      .where('keyType', '=', 'phone')
      .execute();
    const decided = kit.asProvider(staff.id, (provider) =>
      decideDispute(provider, { disputeId, isUpheld: true, reasons: 'Only one has an agreement.' }),
    );
    expect(await waitsForLock(kit, decided)).toBe(true);
    return { decision: decided };
  });
  expect(await decision).toMatchObject({ state: 'upheld' });
  const owners = await kit.db
    .selectFrom('candidateOwnership')
    .select('supplierId')
    .distinct()
    .where('clientId', '=', client.id)
    .execute();
  expect(owners.map(({ supplierId }) => supplierId).toSorted()).toEqual([agency.id, third.id].toSorted());
  await kit.close();
});

test('two disputes about one person that are decided at once wait for each other, and one of them is upheld', async () => {
  const kit = await createTestKit();
  for (let round = 0; round < 5; round++) {
    const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
    const third = await makeApprovedAgency(kit.db, place.engagement.id);
    const results = await Promise.all(
      [place.rival, third].map(async ({ agency, recruiter }) => {
        const { id: disputeId } = await makeDispute(kit.db, {
          candidateId: place.candidate.id,
          supplierId: agency.id,
          openedBy: recruiter.id,
          openedAt: kit.clock.now(),
          isAnswered: true,
        });
        return disputeId;
      }),
    );
    const decided = await Promise.all(
      results.map((disputeId) =>
        kit.asProvider(place.staff.id, (scope) =>
          decideDispute(scope, { disputeId, isUpheld: true, reasons: 'Only one has an agreement.' }),
        ),
      ),
    );
    expect(decided.filter((result) => 'state' in result && result.state === 'upheld')).toHaveLength(1);
  }
  await kit.close();
});

type Place = Awaited<ReturnType<typeof makeDisputeFixture>>;
type Agency = Awaited<ReturnType<typeof makeApprovedAgency>>;

/** Creates an answered dispute of the rival, and a third agency that wants to dispute the same person. */
const makeContest = async (kit: TestKit) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const third = await makeApprovedAgency(kit.db, place.engagement.id);
  const { id: disputeId } = await makeDispute(kit.db, {
    candidateId: place.candidate.id,
    supplierId: place.rival.agency.id,
    openedBy: place.rival.recruiter.id,
    openedAt: kit.clock.now(),
    isAnswered: true,
  });
  return { ...place, third, disputeId };
};
const openingOf = ({ engagement, request, candidate }: Place, at: Date) => ({
  engagementId: engagement.id,
  talentRequestId: request.id,
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  emailAddress: candidate.emailAddress,
  contactNumber: '',
  linkedIn: '',
  currentCountryId: null,
  contacts: [makeContactBefore(at, 12)],
  statement: 'She asked us to present her.',
});
const decision = (disputeId: string) => ({ disputeId, isUpheld: true, reasons: 'Only one has an agreement.' });
const disputesOf = (kit: TestKit, { agency }: Agency) =>
  kit.db
    .selectFrom('ownershipDispute as d')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .select(['d.state', 'd.reasons', 'f.outcome', 'f.isRaised'])
    .where('d.supplierId', '=', agency.id)
    .execute();

test('a dispute that is opened while another one is decided waits, and finds the new owner', async () => {
  const kit = await createTestKit();
  const { third, disputeId, staff, ...place } = await makeContest(kit);
  const { opened } = await kit.asProvider(staff.id, async (scope) => {
    expect(await decideDispute(scope, decision(disputeId))).toMatchObject({ state: 'upheld' });
    const opening = kit.asAgency(third.recruiter.id, (agency) =>
      openDispute(agency, openingOf({ ...place, staff }, kit.clock.now())),
    );
    expect(await waitsForLock(kit, opening)).toBe(true);
    return { opened: opening };
  });
  expect(await opened).toMatchObject({ state: 'dismissed' });
  expect(await disputesOf(kit, third)).toEqual([
    {
      state: 'dismissed',
      reasons: 'Rolecall has already decided which agency represents this candidate.',
      outcome: null,
      isRaised: null,
    },
  ]);
  await kit.close();
});

test('a decision waits for a dispute about the same person that is being opened, and ends it too', async () => {
  const kit = await createTestKit();
  const { third, disputeId, staff, ...place } = await makeContest(kit);
  const { decided } = await kit.asAgency(third.recruiter.id, async (scope) => {
    expect(await openDispute(scope, openingOf({ ...place, staff }, scope.now))).toMatchObject({ state: 'open' });
    const deciding = kit.asProvider(staff.id, (provider) => decideDispute(provider, decision(disputeId)));
    expect(await waitsForLock(kit, deciding)).toBe(true);
    return { decided: deciding };
  });
  expect(await decided).toMatchObject({ state: 'upheld' });
  expect(await disputesOf(kit, third)).toEqual([
    {
      state: 'dismissed',
      reasons: 'In another dispute, Rolecall decided which agency represents this candidate.',
      outcome: 'lost',
      isRaised: false,
    },
  ]);
  const events = await kit.db.selectFrom('event').select('kind').where('kind', '=', 'dispute.lost').execute();
  // The owner is notified of the decision. It isn't notified of the end of the other dispute, which was never raised.
  expect(events).toHaveLength(1);
  await kit.close();
});

test('the beginning and the end of a dispute wait for an earlier hire of the person, which another dispute affects', async () => {
  const kit = await createTestKit();
  const { disputeId, staff, candidate, agency, engagement } = await makeContest(kit);
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  const hire = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    emailAddress,
    statusId: 2,
    dateSubmitted: new Date(candidate.dateSubmitted.getTime() - 86_400_000),
  });
  const steps = [
    async () => {
      await kit.db.updateTable('ownershipDefence').set({ isRaised: false }).execute();
      return kit.asSystem((scope) => processOpenedDispute(scope, testMailer, disputeId));
    },
    () => kit.asProvider(staff.id, (scope) => decideDispute(scope, decision(disputeId))),
  ];
  for (const step of steps) {
    const { ending } = await kit.asSystem(async (scope) => {
      await scope.db.selectFrom('candidate').select('id').where('id', '=', hire.id).forUpdate().execute();
      const stepped = step();
      expect(await waitsForLock(kit, stepped)).toBe(true);
      return { ending: stepped };
    });
    await ending;
  }
  await kit.close();
});
