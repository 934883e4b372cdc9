import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApprovedAgency,
  makeCandidate,
  makeSubmissionDraft,
  makeSubmissionFixture,
} from '#server/candidates/factories.ts';
import { discardDraft, submitPerson } from '#server/candidates/public.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeConsentFixture } from '../factories.ts';
import { clearConsentRequests } from './clear-requests.ts';
import { requestConsent } from './request-consent.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Place = Awaited<ReturnType<typeof makeConsentFixture>>;
const ask = async (place: Pick<Place, 'agency' | 'recruiter' | 'request'>, given: object = {}) => {
  const input = { ...(await makeSubmission(kit.db, place)), ...given };
  return kit.asAgency(place.recruiter.id, (scope) => requestConsent(scope, input));
};
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'asked');

test('a submission that needs the consent waits for it, and the client learns nothing', async () => {
  const place = await makeConsentFixture(kit.db);
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  await makeSubmissionDraft(kit.db, own);
  const answer = await ask(place, { firstName: 'Tove', emailAddress: 'Tove@people.example' });
  expect(answer).toMatchObject({
    state: 'waiting',
    firstName: 'Tove',
    emailAddress: 'tove@people.example',
    clientName: place.client.name,
    candidateId: null,
    can: { resend: { allowed: false }, cancel: { allowed: true }, submit: { allowed: false } },
  });
  const rows = (table: 'candidate' | 'submissionDraft') =>
    kit.db.selectFrom(table).select('id').where('talentRequestId', '=', place.request.id).execute();
  expect([await rows('candidate'), await rows('submissionDraft')]).toEqual([[], []]);
  const event = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'clientId', 'candidateId'])
    .where('kind', '=', 'consent.requested')
    .where('talentRequestId', '=', place.request.id)
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ supplierId: place.agency.id, clientId: null, candidateId: null });
});

test('without the consent nobody is submitted, by no way', async () => {
  const place = await makeConsentFixture(kit.db);
  const input = await makeSubmission(kit.db, place, { confirmsConsent: true });
  expect(codeOf(await kit.asAgency(place.recruiter.id, (scope) => submitPerson(scope, input)))).toBe(
    'consent-required',
  );
  // The database also refuses a submission without consent.
  await expect(
    makeCandidate(kit.db, { supplierId: place.agency.id, talentRequestId: place.request.id }),
  ).rejects.toThrow('has not given the consent');
});

test("nobody is asked about a CV that was removed: 'draft-removed'", async () => {
  const place = await makeConsentFixture(kit.db);
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  const { id: draftId } = await makeSubmissionDraft(kit.db, { ...own, isImported: true });
  await kit.asAgency(place.recruiter.id, (scope) =>
    discardDraft(scope, { talentRequestId: place.request.id, draftId }),
  );
  expect(codeOf(await ask(place, { draftId }))).toBe('draft-removed');
  const asked = await kit.db
    .selectFrom('consentRequest')
    .select('id')
    .where('talentRequestId', '=', place.request.id)
    .execute();
  expect(asked).toEqual([]);
});

test('the same person is asked once, and again only a week after refusing', async () => {
  const place = await makeConsentFixture(kit.db);
  const person = { emailAddress: 'once@people.example' };
  expect(codeOf(await ask(place, person))).toBe('asked');
  expect(codeOf(await ask(place, { emailAddress: 'Once@people.example' }))).toBe('already-asked');
  const answer = (emailAddress: string, state: 'agreed' | 'refused', daysAgo = 0) =>
    kit.db
      .updateTable('consentRequest')
      .set({
        state,
        answeredAt: new Date(kit.clock.now().getTime() - daysAgo * 86_400_000),
        shownHash: 'ab'.repeat(32),
      })
      .where('talentRequestId', '=', place.request.id)
      .where('emailAddress', '=', emailAddress)
      .where('state', '=', 'waiting')
      .execute();
  await answer(person.emailAddress, 'agreed');
  expect(codeOf(await ask(place, person))).toBe('already-asked');

  const refused = { emailAddress: 'refused@people.example' };
  await ask(place, refused);
  await answer(refused.emailAddress, 'refused', 6);
  expect(codeOf(await ask(place, refused))).toBe('refused-recently');
  const longAgo = { emailAddress: 'long.ago@people.example' };
  await ask(place, longAgo);
  await answer(longAgo.emailAddress, 'refused', 7);
  expect(codeOf(await ask(place, longAgo))).toBe('asked');
});

test('after cancelling, the agency asks again once within a day of the first email, unless the candidate had answered', async () => {
  const place = await makeConsentFixture(kit.db);
  const person = { emailAddress: 'cancelled@people.example' };
  const cancel = () =>
    kit.db
      .updateTable('consentRequest')
      .set({ state: 'cancelled' })
      .where('talentRequestId', '=', place.request.id)
      .where('state', 'in', ['waiting', 'agreed'])
      .execute();
  const before = kit.clock.now();
  await ask(place, person);
  await cancel();
  kit.clock.set(new Date(before.getTime() + 24 * 3_600_000 - 1));
  expect(codeOf(await ask(place, person))).toBe('asked');
  await cancel();
  expect(codeOf(await ask(place, { emailAddress: 'Cancelled@people.example' }))).toBe('asked-recently');
  expect(codeOf(await ask(place, { emailAddress: 'someone@else.example' }))).toBe('asked');
  kit.clock.set(new Date(before.getTime() + 24 * 3_600_000));
  expect(codeOf(await ask(place, person))).toBe('asked');
  // The candidate agreed, but the submission failed, so the agency cancels and corrects it.
  const answer = { answeredAt: kit.clock.now(), shownHash: 'ab'.repeat(32) };
  await kit.db
    .updateTable('consentRequest')
    .set({ state: 'agreed', ...answer })
    .where('emailAddress', '=', person.emailAddress)
    .where('state', '=', 'waiting')
    .execute();
  await cancel();
  expect(codeOf(await ask(place, person))).toBe('asked');
  // The product cancels a request when it clears the person's data.
  const [waiting] = await kit.db
    .selectFrom('consentRequest')
    .select('id')
    .where('emailAddress', '=', person.emailAddress)
    .where('state', '=', 'waiting')
    .execute();
  await kit.asSystem((scope) => clearConsentRequests(scope, [waiting?.id ?? '']));
  expect(codeOf(await ask(place, person))).toBe('asked');
  kit.clock.set(before);
});

test('an answer and its evidence do not change, except that a consent is withdrawn', async () => {
  const place = await makeConsentFixture(kit.db);
  await ask(place, { emailAddress: 'fixed@people.example' });
  const request = kit.db.updateTable('consentRequest').where('emailAddress', '=', 'fixed@people.example');
  const answeredAt = kit.clock.now();
  await request.set({ state: 'agreed', answeredAt, shownHash: 'ab'.repeat(32), note: 'Yes.' }).execute();
  for (const change of [
    { answeredAt: new Date(answeredAt.getTime() - 1) },
    { shownHash: 'cd'.repeat(32) },
    { shown: 'Another text.' },
    { textVersion: 99 },
    { emailAddress: 'other@people.example' },
    { note: 'No.' },
    { withdrawalNote: 'No longer.' },
    { state: 'refused' as const },
    { state: 'waiting' as const },
    { talentRequestId: (await makeConsentFixture(kit.db)).request.id },
  ])
    await expect(request.set(change).execute()).rejects.toMatchObject({ code: 'RC019' });
  // The version before wrote the message of the withdrawal over that of the answer.
  await request.set({ state: 'withdrawn', withdrawnAt: answeredAt, note: 'I found another job.' }).execute();
  expect(
    await kit.db
      .selectFrom('consentRequest')
      .select(['note', 'withdrawalNote'])
      .where('emailAddress', '=', 'fixed@people.example')
      .executeTakeFirst(),
  ).toEqual({ note: 'Yes.', withdrawalNote: 'I found another job.' });
  for (const change of [{ withdrawnAt: new Date(0) }, { note: 'No.' }, { withdrawalNote: '' }])
    await expect(request.set(change).execute()).rejects.toMatchObject({ code: 'RC019' });
});

test('the rules of a submission apply already when the candidate is asked', async () => {
  const place = await makeConsentFixture(kit.db);
  const emailAddress = 'owned@people.example';
  const elsewhere = await makeSubmissionFixture(kit.db);
  expect(codeOf(await ask(elsewhere))).toBe('consent-not-required');
  // Another agency owns this person at the client.
  const other = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: other.id, statusId: 5 });
  const rival = await makeApprovedAgency(kit.db, other.id);
  await makeCandidate(kit.db, {
    supplierId: rival.agency.id,
    talentRequestId,
    emailAddress,
    dateSubmitted: kit.clock.now(),
  });
  expect(codeOf(await ask(place, { emailAddress }))).toBe('candidate-not-available');
  expect(await ask(place, { baseSalary: '100', documentId: place.request.id })).toMatchObject({
    refusal: { code: 'invalid-input' },
    fields: [{ field: 'documentId' }],
  });
});

test("the email goes to the candidate's own address, never to one of the agency", async () => {
  const place = await makeConsentFixture(kit.db);
  expect(await ask(place, { emailAddress: 'someone@agency.example' })).toMatchObject({
    refusal: { code: 'invalid-input' },
    fields: [{ field: 'emailAddress', message: expect.stringContaining('candidate’s own address') as string }],
  });
});

test('asking counts towards the daily limit of checks, since it reveals as much', async () => {
  const place = await makeConsentFixture(kit.db);
  await ask(place);
  const checks = await kit.db
    .selectFrom('ownershipCheck')
    .select(['isAvailable', 'isSubmission'])
    .where('supplierId', '=', place.agency.id)
    .execute();
  expect(checks).toEqual([{ isAvailable: true, isSubmission: true }]);
});

test('a draft candidate must be unsubmitted, and of this talent request', async () => {
  const place = await makeConsentFixture(kit.db);
  const other = await makeConsentFixture(kit.db);
  const own = { supplierId: place.agency.id, askedBy: place.recruiter.id };
  const draft = await makeDraftCandidate(kit.db, { ...own, talentRequestId: place.request.id });
  const elsewhere = await makeDraftCandidate(kit.db, { ...own, talentRequestId: other.request.id });
  expect(codeOf(await ask(place, { draftCandidateId: elsewhere.id }))).toBe('other-request');
  expect(codeOf(await ask(place, { draftCandidateId: other.request.id }))).toBe('not-found');
  expect(codeOf(await ask(place, { draftCandidateId: draft.id }))).toBe('asked');
});
