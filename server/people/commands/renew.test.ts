import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonMerge, makeRenewalRequest, personIdOf, setLastActivity } from '../factories.ts';
import { renewalLink } from '../queries/renewal-page.ts';
import { answerRenewal, requestRenewal, sendRenewalRequest } from './renew.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const made = async (statusId: 1 | 3 = 3) => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const given = { talentRequestId: request.id, supplierId: place.agency.id, statusId };
  const candidate = await makeCandidate(kit.db, given);
  await setLastActivity(kit.db, candidate.id, new Date('2025-01-01T00:00:00Z'));
  return { ...candidate, personId: await personIdOf(kit.db, candidate.id) };
};
const asked = async (candidateId: string) => {
  const given = { candidateId, askedBy: place.recruiter.id, askedAt: kit.clock.now() };
  const { id } = await makeRenewalRequest(kit.db, given);
  return renewalLink(id, kit.source.vault.mac).split('/').at(-1) ?? '';
};
const answer = (token: string, keeps: boolean) =>
  inSystemScopeOrRollback<Awaited<ReturnType<typeof answerRenewal>>>(kit.source, 'a test', async (scope) => {
    const outcome = await answerRenewal(scope, { token, keeps });
    return outcome instanceof Refused ? rollback(outcome) : commit(outcome);
  });
const person = (id: string) => kit.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const requestsOf = (personId: string) =>
  kit.db.selectFrom('renewalRequest').select('id').where('personId', '=', personId).execute();

test('a person is asked by an email that no user of the agency can read, once in seven days: not-allowed', async () => {
  const { personId, emailAddress } = await made();
  const ask = () => kit.asAgency(place.recruiter.id, (scope) => requestRenewal(scope, { personId }));
  expect(await ask()).toMatchObject({ asked: kit.clock.now().toISOString(), answered: null, keeps: null });
  expect(await ask()).toMatchObject({ refusal: { code: 'not-allowed' }, reasons: [{ code: 'sent-recently' }] });
  const [request] = await requestsOf(personId);
  await kit.asSystem((scope) => sendRenewalRequest(scope, request?.id ?? '', testMailer));
  const mail = await kit.db
    .selectFrom('mail')
    .selectAll()
    .where('template', '=', 'renewal-request')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ toAddress: emailAddress, tenantId: null, userId: null });
  expect(mail.subject).toBe(`May ${place.agency.name} keep your details?`);
  expect(mail.bodyText).toContain(renewalLink(request?.id ?? '', kit.source.vault.mac));
});

test('a person whose address belongs to the agency cannot be asked there: own-address', async () => {
  const { id, personId } = await made();
  await kit.db
    .updateTable('candidate')
    .set({ emailAddress: `jo@${place.recruiter.email.split('@').at(-1) ?? ''}` })
    .where('id', '=', id)
    .execute();
  const refused = await kit.asAgency(place.recruiter.id, (scope) => requestRenewal(scope, { personId }));
  expect(refused).toMatchObject({ refusal: { code: 'own-address' } });
  expect(await requestsOf(personId)).toEqual([]);
});

test('who agrees is kept for a new period, and answers once: already-answered', async () => {
  const { id, personId } = await made();
  await kit.db.updateTable('person').set({ retentionNoticedAt: kit.clock.now() }).where('id', '=', personId).execute();
  const token = await asked(id);
  expect(await answer(token, true)).toMatchObject({ state: 'kept', agencyName: place.agency.name, months: 24 });
  expect(await person(personId)).toMatchObject({ renewedAt: kit.clock.now(), retentionNoticedAt: null });
  expect(await answer(token, false)).toMatchObject({ refusal: { code: 'already-answered' } });
  // The notification names the candidate of the latest submission.
  const event = await kit.db
    .selectFrom('event')
    .select('candidateId')
    .where('kind', '=', 'person.renewed')
    .executeTakeFirstOrThrow();
  expect(event.candidateId).toBe(id);
});

test('who refuses is erased at once, with the request: link-unknown', async () => {
  const { id, personId } = await made();
  const token = await asked(id);
  expect(await answer(token, false)).toMatchObject({ state: 'refused' });
  expect((await person(personId)).erasedAt).toEqual(kit.clock.now());
  expect(await requestsOf(personId)).toEqual([]);
  expect(await answer(token, true)).toMatchObject({ refusal: { code: 'link-unknown' } });
  const event = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', 'person.erased')
    .executeTakeFirstOrThrow();
  expect(event.data).toEqual({ personId, candidateIds: [id] });
});

test('who refuses while a submission is open is erased later', async () => {
  const { id, personId } = await made(1);
  expect(await answer(await asked(id), false)).toMatchObject({ state: 'refused' });
  expect(await person(personId)).toMatchObject({ erasedAt: null, keepRefusedAt: kit.clock.now() });
});

test('an expired request is not answered, and after a merge the answer is about the remaining person', async () => {
  const old = await made();
  const late = await makeRenewalRequest(kit.db, {
    candidateId: old.id,
    askedBy: place.recruiter.id,
    askedAt: new Date('2026-10-20T00:00:00Z'),
  });
  const token = renewalLink(late.id, kit.source.vault.mac).split('/').at(-1) ?? '';
  expect(await answer(token, true)).toMatchObject({ refusal: { code: 'already-answered' } });
  const [kept, duplicate] = [await made(), await made()];
  const link = await asked(duplicate.id);
  await makePersonMerge(kit.db, {
    candidateId: kept.id,
    mergedCandidateId: duplicate.id,
    mergedBy: place.recruiter.id,
    mergedAt: kit.clock.now(),
  });
  expect(await answer(link, true)).toMatchObject({ state: 'kept' });
  expect(await person(kept.personId)).toMatchObject({ renewedAt: kit.clock.now() });
});
