import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { readDefence } from '../queries/defences.ts';
import { decideDispute, endWithdrawnDefence } from './end-dispute.ts';
import { findUnraisedDisputes, processOpenedDispute } from './process-opened-dispute.ts';

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

/** Creates a newly opened dispute, before it has been raised. */
const justOpened = async ({ isStored = true } = {}) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival } = place;
  const given = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...given, openedAt: kit.clock.now() });
  if (isStored)
    await kit.db.updateTable('ownershipDefence').set({ isRaised: false }).where('disputeId', '=', dispute.id).execute();
  // Earlier releases stored no owner.
  else await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', dispute.id).execute();
  await kit.db.updateTable('candidate').set({ disputeState: null }).where('id', '=', candidate.id).execute();
  return { ...place, dispute };
};
const begin = (disputeId: string) => kit.asSystem((scope) => processOpenedDispute(scope, mail, disputeId));
const stateOf = (disputeId: string) =>
  kit.db.selectFrom('ownershipDispute').selectAll().where('id', '=', disputeId).executeTakeFirstOrThrow();

test('the owner is asked for an answer, hires wait, and the staff get an email without the name of the candidate', async () => {
  const { dispute, candidate, agency, rival, staff } = await justOpened();
  await begin(dispute.id);
  await begin(dispute.id);
  const defences = await kit.db
    .selectFrom('ownershipDefence')
    .selectAll()
    .where('disputeId', '=', dispute.id)
    .execute();
  expect(defences).toMatchObject([{ supplierId: agency.id, candidateId: candidate.id, outcome: null }]);
  const row = await kit.db
    .selectFrom('candidate')
    .select(['disputeState', 'statusId'])
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ disputeState: 'pending', statusId: 1 });
  const events = await kit.db
    .selectFrom('event')
    .selectAll()
    .where('kind', '=', 'dispute.raised')
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(events).toMatchObject([{ supplierId: agency.id }]);
  expect(JSON.stringify(events)).not.toContain(rival.agency.id);
  const sent = await kit.db.selectFrom('mail').selectAll().where('userId', '=', staff.id).execute();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.bodyText).toContain('/provider/disputes');
  expect(sent[0]?.bodyText).not.toContain(candidate.lastName);
});

test('a further candidate of the same person is held too', async () => {
  const { dispute, candidate, agency, engagement } = await justOpened();
  await begin(dispute.id);
  const second = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const submit = async (emailAddress: string) => {
    const given = { talentRequestId: second.id, supplierId: agency.id, emailAddress };
    const { id } = await makeCandidate(kit.db, given);
    const row = await kit.db.selectFrom('candidate').select('disputeState').where('id', '=', id).executeTakeFirst();
    return row?.disputeState;
  };
  expect(await submit(candidate.emailAddress)).toBe('pending');
  expect(await submit('somebody.else@inbox.example')).toBeNull();
});

test('the database refuses to hire a candidate whose ownership is disputed', async () => {
  const { dispute, candidate } = await justOpened();
  await begin(dispute.id);
  const hire = kit.db.updateTable('candidate').set({ statusId: 2 }).where('id', '=', candidate.id).execute();
  await expect(hire).rejects.toThrow('candidate_not_hired_in_dispute');
});

test('a dispute of the version before ends if the client owns the person, if nobody does, or if Rolecall has decided', async () => {
  const ownedBy = async (change: 'client' | 'nobody' | 'without a candidate') => {
    const { dispute, candidate, client } = await justOpened({ isStored: false });
    const owned = kit.db.updateTable('candidateOwnership').where('candidateId', '=', candidate.id);
    if (change === 'client') await owned.set({ supplierId: client.id }).execute();
    if (change === 'nobody') await owned.set({ ownedUntil: new Date(0) }).execute();
    // After an upheld dispute, the ownership has the dispute's ID in place of a candidate's.
    if (change === 'without a candidate') {
      await owned.set({ candidateId: dispute.id }).execute();
      await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
    }
    await begin(dispute.id);
    const { state, reasons } = await stateOf(dispute.id);
    return `${state}: ${reasons}`;
  };
  expect(await ownedBy('client')).toBe('dismissed: The client owns this candidate, because it already knew them.');
  expect(await ownedBy('nobody')).toBe('dismissed: No agency owns this candidate at this client anymore.');
  expect(await ownedBy('without a candidate')).toBe(
    'dismissed: Rolecall has already decided which agency represents this candidate.',
  );
});

test('a dispute that was withdrawn meanwhile is left alone', async () => {
  const { dispute, candidate } = await justOpened();
  await kit.db
    .updateTable('ownershipDispute')
    .set({ state: 'withdrawn', endedAt: kit.clock.now() })
    .where('id', '=', dispute.id)
    .execute();
  await begin(dispute.id);
  const found = await kit.db
    .selectFrom('ownershipDefence')
    .select('isRaised')
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(found).toEqual([{ isRaised: false }]);
  // The owner isn't notified of the end of a dispute that it never heard of.
  await kit.asSystem((scope) => endWithdrawnDefence(scope, dispute.id));
  const told = await kit.db.selectFrom('event').select('kind').where('candidateId', '=', candidate.id).execute();
  expect(told.filter(({ kind }) => kind.startsWith('dispute.'))).toEqual([]);
});

test('a dispute of the version before gets its owner first, and is raised by the next run of the schedule', async () => {
  const { dispute, candidate } = await justOpened({ isStored: false });
  const states = () =>
    kit.db
      .selectFrom('ownershipDefence')
      .select(['candidateId', 'isRaised'])
      .where('disputeId', '=', dispute.id)
      .execute();
  await begin(dispute.id);
  expect(await states()).toEqual([{ candidateId: candidate.id, isRaised: false }]);
  kit.clock.advance(600_000);
  expect(await kit.asSystem(findUnraisedDisputes)).toContain(dispute.id);
  await begin(dispute.id);
  expect(await states()).toEqual([{ candidateId: candidate.id, isRaised: true }]);
  expect(await kit.asSystem(findUnraisedDisputes)).not.toContain(dispute.id);
});

test('before a dispute is raised, nobody can decide it and the owner can’t see it', async () => {
  const { dispute, candidate, recruiter, staff } = await justOpened();
  const read = () => kit.asAgency(recruiter.id, (scope) => readDefence(scope, { candidateId: candidate.id }));
  expect(await read()).toMatchObject({ disputes: [] });
  const decide = () =>
    kit.asProvider(staff.id, (scope) =>
      decideDispute(scope, { disputeId: dispute.id, isUpheld: false, reasons: 'No.' }),
    );
  const waiting = { refusal: { code: 'not-possible' }, reasons: [{ code: 'dispute-not-answered' }] };
  // An answer alone doesn't allow a decision: the dispute must have been raised, too.
  await kit.db
    .updateTable('ownershipDefence')
    .set({ answeredAt: kit.clock.now() })
    .where('disputeId', '=', dispute.id)
    .execute();
  expect(await decide()).toMatchObject(waiting);
  await begin(dispute.id);
  expect(await read()).toMatchObject({ disputes: [{ disputeId: dispute.id }] });
  expect(await decide()).toMatchObject({ state: 'dismissed' });
});
