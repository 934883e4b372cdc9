import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeView } from '#server/views/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import {
  makeCandidate,
  makeSalaryRevision,
  makeSubmissionDraft,
  makeSubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeConsentFixture, makeLinkedRequest } from '#server/consents/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeSavedSearch } from '#server/opportunities/factories.ts';
import { makePersonHold } from '#server/people/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSupportMessage } from '../factories.ts';
import { carryOutErasure } from './carry-out-erasure.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const files = { remove: () => Promise.resolve() };
const carryOut = () => kit.asSystem((scope) => carryOutErasure(scope, files as never));
const ask = (kind: 'candidate' | 'user' | 'consent', subjectId: string, tenantId: string, askedBy: string) =>
  kit.db
    .insertInto('erasure')
    .values({ id: newId(), tenantId, kind, subjectId, askedBy, askedAt: kit.clock.now() })
    .execute();

test('a person is erased in every room at once: their account, their texts, and their name in their actions', async () => {
  const { request, agency, recruiter, employer } = await makeSubmissionFixture(kit.db);
  const name = `${recruiter.firstName} ${recruiter.lastName}`;
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    submittedBy: recruiter.id,
    submittedByName: name,
  });
  await makeSupportMessage(kit.db, { tenantId: agency.id, userId: recruiter.id, description: `I am ${name}.` });
  await makeSavedSearch(kit.db, { tenantId: agency.id, userId: recruiter.id, name: `Searches of ${name}` });
  await makeView(kit.db, { userId: recruiter.id, name: `Views of ${name}` });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', recruiter.id).execute();
  await ask('user', recruiter.id, agency.id, employer.id);
  expect([await carryOut(), await carryOut()]).toEqual([true, false]);
  const left = JSON.stringify([
    await kit.db.selectFrom('appUser').selectAll().where('id', '=', recruiter.id).execute(),
    await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).execute(),
    await kit.db.selectFrom('supportMessage').selectAll().execute(),
    await kit.db.selectFrom('savedSearch').selectAll().execute(),
    await kit.db.selectFrom('savedView').selectAll().execute(),
  ]);
  for (const trace of [name, recruiter.email]) expect(left).not.toContain(trace);
  expect(await kit.db.selectFrom('erasure').select('doneAt').execute()).toEqual([{ doneAt: kit.clock.now() }]);
});

test('a request for consent is cleared, with the disputes and the unfinished submissions, as a restore asks for it', async () => {
  const place = await makeConsentFixture(kit.db);
  const at = kit.clock.now();
  const { id, emailAddress } = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at }, place);
  // The agency has opened a dispute about the person, because another agency owns them.
  const elsewhere = await makeSubmissionFixture(kit.db);
  const theirs = { talentRequestId: elsewhere.request.id, supplierId: elsewhere.agency.id, emailAddress };
  const { id: candidateId } = await makeCandidate(kit.db, theirs);
  const by = { supplierId: place.agency.id, openedBy: place.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...by, candidateId, state: 'dismissed', consentRequestId: id });
  const form = { userId: place.recruiter.id, talentRequestId: place.request.id };
  const fields = JSON.stringify({ emailAddress: emailAddress.toUpperCase() });
  await makeSubmissionDraft(kit.db, { ...form, supplierId: place.agency.id, fields });
  const strangers = await makeSubmissionDraft(kit.db, {
    ...form,
    supplierId: place.agency.id,
    isImported: true,
    fields: JSON.stringify({ emailAddress: 'other@people.example' }),
  });
  const ofOtherAgency = await makeSubmissionDraft(kit.db, {
    userId: elsewhere.recruiter.id,
    talentRequestId: elsewhere.request.id,
    supplierId: elsewhere.agency.id,
    fields,
  });
  await ask('consent', id, place.agency.id, place.recruiter.id);
  expect(await carryOut()).toBe(true);
  const left = await kit.db.selectFrom('submissionDraft').select('id').orderBy('id').execute();
  expect(left.map((one) => one.id)).toEqual([strangers.id, ofOtherAgency.id].toSorted());
  const cleared = await kit.db
    .selectFrom('ownershipDispute')
    .selectAll()
    .where('id', '=', dispute.id)
    .executeTakeFirst();
  expect(cleared).toMatchObject({ lastName: 'person', statement: '', keys: [], erasedAt: at });
  const row = await kit.db.selectFrom('consentRequest').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ firstName: 'Erased', submission: null, erasedAt: at, state: 'cancelled' });
});

test('an erasure keeps an ended dispute while the person is on hold at the other agency, and doesn’t block other erasures', async () => {
  const { candidate, engagement, rival, staff } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  const own = await makeCandidate(kit.db, { talentRequestId, supplierId: rival.agency.id, emailAddress });
  const by = { supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...by, candidateId: candidate.id, state: 'dismissed' });
  await makePersonHold(kit.db, { candidateId: candidate.id, placedBy: staff.id, placedAt: kit.clock.now() });
  await ask('candidate', own.id, rival.agency.id, rival.recruiter.id);
  expect([await carryOut(), await carryOut()]).toEqual([true, false]);
  const { lastName } = await kit.db
    .selectFrom('candidate')
    .select('lastName')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(lastName).toBe('person');
  const stored = await kit.db
    .selectFrom('ownershipDispute')
    .select(['lastName', 'erasedAt'])
    .where('id', '=', dispute.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ lastName: dispute.lastName, erasedAt: null });
});

test('the erasure of a held candidate waits until the hold ends, and blocks no other', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId: provider.id });
  const [held, other] = [
    await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id }),
    await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id }),
  ];
  const hold = await makePersonHold(kit.db, { candidateId: held.id, placedBy: staff.id });
  await ask('candidate', held.id, agency.id, recruiter.id);
  await ask('candidate', other.id, agency.id, recruiter.id);
  expect([await carryOut(), await carryOut()]).toEqual([true, false]);
  const erased = async () => {
    const rows = await kit.db
      .selectFrom('candidate')
      .select('id')
      .where('talentRequestId', '=', request.id)
      .where('erasedAt', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  };
  expect(await erased()).toEqual([other.id]);
  await kit.db
    .updateTable('personHold')
    .set({ liftedAt: kit.clock.now(), liftedBy: staff.id, liftedByName: 'Nils Aas' })
    .where('id', '=', hold.id)
    .execute();
  expect(await carryOut()).toBe(true);
  expect(await erased()).toContain(held.id);
});

test('an erasure waits for an open salary change, and blocks no other', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const hired = { talentRequestId: request.id, supplierId: agency.id, statusId: 2 as const };
  const [proposed, other] = [await makeCandidate(kit.db, hired), await makeCandidate(kit.db, hired)];
  await makeSalaryRevision(kit.db, {
    candidateId: proposed.id,
    baseSalary: '90000.00',
    totalCompensation: null,
  });
  await ask('candidate', proposed.id, agency.id, recruiter.id);
  await ask('candidate', other.id, agency.id, recruiter.id);
  const countErased = async () => {
    const rows = await kit.db
      .selectFrom('candidate')
      .select('id')
      .where('id', 'in', [proposed.id, other.id])
      .where('erasedAt', 'is not', null)
      .execute();
    return rows.length;
  };
  expect([await carryOut(), await carryOut(), await countErased()]).toEqual([true, false, 1]);
  await kit.db
    .updateTable('salaryRevision')
    .set({ state: 'withdrawn', decidedAt: kit.clock.now(), decidedByName: 'Ines Marchetti', decidedBySide: 'agency' })
    .where('candidateId', '=', proposed.id)
    .execute();
  expect([await carryOut(), await countErased()]).toEqual([true, 2]);
});

test('a claim made after the request was selected stops the erasure', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  await ask('candidate', id, agency.id, recruiter.id);
  const { erasing } = await kit.asSystem(async (scope) => {
    await scope.db.selectFrom('candidate').select('id').where('id', '=', id).forUpdate().execute();
    const started = carryOut();
    expect(await waitsForLock(kit, started)).toBe(true);
    await scope.db.updateTable('candidate').set({ claimState: 'pending' }).where('id', '=', id).execute();
    return { erasing: started };
  });
  expect(await erasing).toBe(true);
  const row = await kit.db.selectFrom('candidate').select('erasedAt').where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ erasedAt: null });
  expect(await carryOut()).toBe(false);
});

test('the erasure of a candidate waits for every undecided dispute about the person', async () => {
  const { candidate, rival, agency, recruiter } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  // The dispute doesn't affect this candidate, for example because an earlier decision has ended the candidacy.
  await kit.db.updateTable('candidate').set({ disputeState: 'lost' }).where('id', '=', candidate.id).execute();
  await ask('candidate', candidate.id, agency.id, recruiter.id);
  expect(await carryOut()).toBe(false);
  await kit.db
    .updateTable('ownershipDefence')
    .set({ outcome: 'kept', endedAt: kit.clock.now() })
    .where('disputeId', '=', dispute.id)
    .execute();
  expect(await carryOut()).toBe(true);
});

test('after losing a person in a dispute and erasing the candidate, an agency cannot dispute the person again', async () => {
  const { candidate, rival, agency, client, recruiter } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    state: 'upheld',
  });
  await ask('candidate', candidate.id, agency.id, recruiter.id);
  expect(await carryOut()).toBe(true);
  const past = await kit.db.selectFrom('pastDispute').selectAll().where('supplierId', '=', agency.id).execute();
  expect(past).toMatchObject([{ clientId: client.id, scopeId: client.id, part: 'lost' }]);
});

test('two concurrent processes erase each of two candidates once', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  for (let one = 0; one < 2; one += 1) {
    const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
    await ask('candidate', id, agency.id, recruiter.id);
  }
  expect(await Promise.all([carryOut(), carryOut()])).toEqual([true, true]);
  expect(await carryOut()).toBe(false);
  const names = await kit.db
    .selectFrom('candidate')
    .select('firstName')
    .where('talentRequestId', '=', request.id)
    .execute();
  expect(names).toEqual([{ firstName: 'Erased' }, { firstName: 'Erased' }]);
});
