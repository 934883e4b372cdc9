import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makePersonHold, makePersonMerge, makePersonNote, personIdOf } from '../factories.ts';
import { listPeople } from './list-people.ts';
import { readRetention, readRetentionRow, toRetention } from './retention.ts';

let kit: TestKit;
let place: SubmissionFixture;
let employerId: string;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId: provider.id })).id;
});
afterAll(() => kit.close());

const longAgo = new Date('2024-12-10T08:00:00Z');

/** Creates a candidate who was submitted long ago and rejected at once. */
const made = async (facts: Partial<CandidateFacts> = {}) => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: place.agency.id,
    dateSubmitted: longAgo,
    updatedAt: longAgo,
    statusId: 3,
    ...facts,
  });
  await kit.db.updateTable('candidateStep').set({ at: longAgo }).where('candidateId', '=', candidate.id).execute();
  return { ...candidate, personId: await personIdOf(kit.db, candidate.id) };
};
const retentionOf = async (personId: string) => {
  const row = await kit.asAgency(place.recruiter.id, (scope) => readRetentionRow(scope, personId));
  if (!row) throw new Error('There is no such person.');
  return row;
};
const latest = async (personId: string) => {
  const { activity, lastActivityAt } = await retentionOf(personId);
  return [activity, lastActivityAt.toISOString()];
};
const later = new Date('2025-06-01T00:00:00Z');

test('a person is kept for 24 months after the last activity, unless the agency has chosen another period', async () => {
  const { personId } = await made();
  expect(await retentionOf(personId)).toMatchObject({
    activity: 'submitted',
    lastActivityAt: longAgo,
    dueAt: new Date('2026-12-10T08:00:00Z'),
    noticedAt: null,
    openSubmissions: 0,
    openDisputes: 0,
    heldSince: null,
  });
  const other = await makeSubmissionFixture(kit.db);
  await kit.db.insertInto('retentionSetting').values({ supplierId: other.agency.id, months: 6 }).execute();
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: other.request.id,
    supplierId: other.agency.id,
    dateSubmitted: new Date('2026-08-31T00:00:00Z'),
  });
  const their = await personIdOf(kit.db, candidate.id);
  expect(await kit.asAgency(other.recruiter.id, (scope) => readRetentionRow(scope, their))).toMatchObject({
    dueAt: new Date('2027-02-28T00:00:00Z'),
  });
  expect(await kit.asAgency(other.recruiter.id, readRetention)).toMatchObject({ months: 6 });
  expect(await kit.asAgency(place.recruiter.id, readRetention)).toMatchObject({ months: 24 });
  expect(await kit.asAgency(place.recruiter.id, (scope) => readRetentionRow(scope, their))).toBeUndefined();
  expect(await kit.asProvider(staffId, (scope) => readRetentionRow(scope, their))).toBeDefined();
});

test('notes, steps, edits, CVs, comments, consents and renewals are activities', async () => {
  const at = later.toISOString();
  const noted = await made();
  await makePersonNote(kit.db, { candidateId: noted.id, authorUserId: place.recruiter.id, createdAt: later });
  expect(await latest(noted.personId)).toEqual(['note', at]);

  const moved = await made();
  await kit.db.updateTable('candidateStep').set({ at: later }).where('candidateId', '=', moved.id).execute();
  expect(await latest(moved.personId)).toEqual(['moved', at]);

  const edited = await made({ updatedAt: later });
  expect(await latest(edited.personId)).toEqual(['edited', at]);

  const commented = await made();
  const { supplierId, clientId, engagementId, id: candidateId } = commented;
  const thread = await makeThread(kit.db, {
    kind: 'candidate',
    supplierId,
    clientId,
    engagementId,
    candidateId,
    createdAt: longAgo,
  });
  await makeMessage(kit.db, thread, { createdAt: later });
  // The employer's private notes don't affect the agency's period.
  await makeMessage(kit.db, thread, { side: 'client', visibleTo: 'client', createdAt: kit.clock.now() });
  expect(await latest(commented.personId)).toEqual(['comment', at]);

  const consented = await made({ emailAddress: 'Tove@inbox.example' });
  const submission = await makeSubmission(kit.db, place, { emailAddress: 'tove@inbox.example' });
  await makeConsentRequest(kit.db, {
    supplierId: place.agency.id,
    requestedBy: place.recruiter.id,
    requestedAt: later,
    state: 'agreed',
    submission,
  });
  expect(await latest(consented.personId)).toEqual(['consent', at]);

  const renewed = await made();
  await kit.db.updateTable('person').set({ renewedAt: later }).where('id', '=', renewed.personId).execute();
  expect(await latest(renewed.personId)).toEqual(['renewed', at]);
});

test('open submissions, guarantees, undecided claims, disputes and holds keep a person', async () => {
  const open = await made({ statusId: 1 });
  expect(await retentionOf(open.personId)).toMatchObject({ openSubmissions: 1 });
  const hired = await made({ statusId: 2, dateHired: new Date('2026-11-01T00:00:00Z') });
  const guaranteed = await retentionOf(hired.personId);
  const { guaranteedUntil, guaranteeZone } = guaranteed;
  expect(toRetention(guaranteed, kit.clock.now())).toMatchObject({ blockedZone: place.engagement.timeZone });
  expect([guaranteedUntil !== null && guaranteedUntil > kit.clock.now(), guaranteeZone]).toEqual([
    true,
    place.engagement.timeZone,
  ]);
  const claimed = await made();
  await makeOwnershipClaim(kit.db, { candidateId: claimed.id, claimedBy: employerId });
  expect(await retentionOf(claimed.personId)).toMatchObject({ openDisputes: 1 });
  const disputed = await made();
  await kit.db.updateTable('candidate').set({ disputeState: 'pending' }).where('id', '=', disputed.id).execute();
  expect(await retentionOf(disputed.personId)).toMatchObject({ openDisputes: 1 });
  const held = await made();
  const hold = await makePersonHold(kit.db, { candidateId: held.id, placedBy: staffId });
  expect(await retentionOf(held.personId)).toMatchObject({ heldSince: hold.placedAt });
  await kit.db
    .updateTable('personHold')
    .set({ liftedAt: kit.clock.now(), liftedBy: staffId, liftedByName: 'Nils Aas' })
    .where('id', '=', hold.id)
    .execute();
  expect(await retentionOf(held.personId)).toMatchObject({ heldSince: null });
});

test('a notice counts for the end it was given for: not after an activity, nor after a longer period', async () => {
  const { id, personId } = await made();
  const notice = (at: string) =>
    kit.db
      .updateTable('person')
      .set({ retentionNoticedAt: new Date(at) })
      .where('id', '=', personId)
      .execute();
  await notice('2026-11-10T08:00:00Z');
  expect(await retentionOf(personId)).toMatchObject({ noticedAt: new Date('2026-11-10T08:00:00Z') });
  await notice('2026-11-10T07:59:59Z');
  expect(await retentionOf(personId)).toMatchObject({ noticedAt: null });
  await notice('2026-11-15T00:00:00Z');
  await makePersonNote(kit.db, { candidateId: id, authorUserId: place.recruiter.id, createdAt: kit.clock.now() });
  expect(await retentionOf(personId)).toMatchObject({ noticedAt: null });
});

test('no path erases a held person or their candidates, also if the hold is on a duplicate', async () => {
  const [kept, duplicate] = [await made(), await made()];
  await makePersonHold(kit.db, { candidateId: duplicate.id, placedBy: staffId });
  const clearPerson = (personId: string) =>
    kit.db.updateTable('person').set({ erasedAt: kit.clock.now() }).where('id', '=', personId).execute();
  const clearCandidate = (id: string) =>
    kit.db.updateTable('candidate').set({ erasedAt: kit.clock.now() }).where('id', '=', id).execute();
  await expect(clearPerson(duplicate.personId)).rejects.toThrow('this person is held');
  await expect(clearCandidate(duplicate.id)).rejects.toThrow('this person is held');
  await clearPerson((await made()).personId);
  await makePersonMerge(kit.db, {
    candidateId: kept.id,
    mergedCandidateId: duplicate.id,
    mergedBy: place.recruiter.id,
    mergedAt: kit.clock.now(),
  });
  await expect(clearPerson(kept.personId)).rejects.toThrow('this person is held');
  await expect(clearCandidate(kept.id)).rejects.toThrow('this person is held');
});

test('an agency neither reads nor lifts a hold', async () => {
  const held = await made();
  await makePersonHold(kit.db, { candidateId: held.id, placedBy: staffId });
  const seen = await kit.asAgency(place.recruiter.id, async (scope) => ({
    rows: await scope.db.selectFrom('personHold').selectAll().execute(),
    lifted: await scope.db
      .updateTable('personHold')
      .set({ liftedAt: scope.now, liftedByName: 'Nobody' })
      .returning('id')
      .execute(),
  }));
  expect(seen).toEqual({ rows: [], lifted: [] });
  expect(await retentionOf(held.personId)).not.toMatchObject({ heldSince: null });
});

test('the list is narrowed to people whose period ends within 30 days, earliest end first', async () => {
  const own = await makeSubmissionFixture(kit.db);
  const of = async (lastName: string, dateSubmitted: string) => {
    const request = await makeTalentRequest(kit.db, { engagementId: own.engagement.id, statusId: 5 });
    const at = new Date(dateSubmitted);
    const { id } = await makeCandidate(kit.db, {
      talentRequestId: request.id,
      supplierId: own.agency.id,
      lastName,
      dateSubmitted: at,
      updatedAt: at,
      statusId: 3,
    });
    await kit.db.updateTable('candidateStep').set({ at }).where('candidateId', '=', id).execute();
    return id;
  };
  await of('Later', '2024-12-21T00:00:00Z');
  await of('Soon', '2024-12-19T00:00:00Z');
  await of('Past', '2024-01-31T00:00:00Z');
  const noted = await of('Noted', '2024-01-31T00:00:00Z');
  await makePersonNote(kit.db, { candidateId: noted, authorUserId: own.recruiter.id, createdAt: kit.clock.now() });
  const list = async (more: object = {}) => {
    const found = await kit.asAgency(own.recruiter.id, (scope) =>
      listPeople(scope, { pageCurrent: 0, pageSize: 10, isDue: true, ...more }),
    );
    return 'records' in found ? found.records.map(({ lastName, keptUntil }) => [lastName, keptUntil]) : [];
  };
  expect(await list()).toEqual([
    ['Past', '2026-01-31T00:00:00.000Z'],
    ['Soon', '2026-12-19T00:00:00.000Z'],
  ]);
  expect(await list({ keywords: 'soon' })).toEqual([['Soon', '2026-12-19T00:00:00.000Z']]);
  expect((await list({ isDue: false })).length).toBe(4);
});
