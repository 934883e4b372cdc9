import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { findCandidate } from '#server/candidates/public.ts';
import { makeApprovedAgency } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { answerConsent, openConsentPage, withdrawConsent } from './answer-consent.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Place = Awaited<ReturnType<typeof makeConsentFixture>>;

const asked = (
  place: Pick<Place, 'agency' | 'recruiter' | 'request'>,
  person: object = {},
  row: Parameters<typeof makeLinkedRequest>[2] = {},
) => makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { person, ...row });

const byLink = <T>(work: (scope: Parameters<typeof openConsentPage>[0]) => Promise<T>) =>
  inSystemScopeOrRollback<T>(kit.source, 'a test', async (scope) => {
    const outcome = await work(scope);
    return outcome instanceof Refused ? rollback(outcome) : commit(outcome);
  });
const open = async (token: string) => {
  const page = await byLink((scope) => openConsentPage(scope, { token }));
  if (page instanceof Refused) throw new Error(page.message);
  return page;
};
const answer = async (token: string, given: { agrees: boolean; corrections?: object; note?: string }) => {
  const { shownHash } = await open(token);
  return byLink((scope) => answerConsent(scope, { token, shownHash, note: '', corrections: {}, ...given }));
};
const candidateOf = (id: string) =>
  kit.db.selectFrom('candidate').selectAll().where('consentRequestId', '=', id).executeTakeFirst();
const requestOf = (id: string) =>
  kit.db.selectFrom('consentRequest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (talentRequestId: string) =>
  (
    await kit.db
      .selectFrom('event')
      .select('kind')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

test('the page shows who asks, for what, and what is shared; the first opening is recorded', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place, { commentToEmployer: 'Can start soon.' });
  const page = await open(request.token);
  expect(page).toMatchObject({
    state: 'waiting',
    agencyName: place.agency.name,
    clientName: place.client.name,
    jobTitle: place.request.jobTitle,
    askedByEmail: place.recruiter.email,
    comment: 'Can start soon.',
    can: { answer: true, withdraw: false },
  });
  expect(page.text[0]).toBe(
    `I agree that ${place.agency.name} may represent me to ${place.client.name} for the position “${place.request.jobTitle}”.`,
  );
  expect((await open(request.token)).shownHash).toBe(page.shownHash);
  expect((await requestOf(request.id)).openedAt).toEqual(kit.clock.now());
  expect(await eventsOf(place.request.id)).toEqual(['consent.opened']);
});

test('with the consent the waiting submission is made at once, with the corrections of the candidate', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place, { lastName: 'Maalouf', contactNumber: '+61 491 570 156' });
  const page = await answer(request.token, {
    agrees: true,
    corrections: { lastName: 'Maalouf-Berg', contactNumber: '+61 491 570 157' },
  });
  expect(page).toMatchObject({ state: 'agreed', isSubmitted: true, lastName: 'Maalouf-Berg' });
  expect(await candidateOf(request.id)).toMatchObject({
    supplierId: place.agency.id,
    lastName: 'Maalouf-Berg',
    submittedBy: place.recruiter.id,
    consentConfirmedAt: kit.clock.now(),
    dateSubmitted: kit.clock.now(),
  });
  expect(await requestOf(request.id)).toMatchObject({
    state: 'agreed',
    problem: null,
    textVersion: 1,
    shownHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    corrections: [
      { field: 'lastName', from: 'Maalouf', to: 'Maalouf-Berg' },
      { field: 'contactNumber', from: '+61 491 570 156', to: '+61 491 570 157' },
    ],
  });
  expect(await eventsOf(place.request.id)).toEqual([
    'consent.opened',
    'consent.agreed',
    'candidate.submitted',
    'consent.submitted',
  ]);
});

test('a refusal shares nothing, and is final', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place);
  expect(await answer(request.token, { agrees: false, note: 'I know them.' })).toMatchObject({ state: 'refused' });
  expect(await candidateOf(request.id)).toBeUndefined();
  expect(await requestOf(request.id)).toMatchObject({ state: 'refused', note: 'I know them.', problem: null });
  expect(await answer(request.token, { agrees: true })).toMatchObject({ refusal: { code: 'not-answerable' } });
});

test('an answer names what was read, in time, by a link that this server made', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place);
  const { token } = request;
  const send = (given: object) =>
    byLink((scope) =>
      answerConsent(scope, { token, agrees: true, shownHash: 'other', note: '', corrections: {}, ...given }),
    );
  expect(await send({})).toMatchObject({ refusal: { code: 'page-changed' } });
  expect(await send({ token: `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}` })).toMatchObject({
    refusal: { code: 'link-unknown' },
  });
  const { shownHash } = await open(token);
  await kit.db
    .updateTable('consentRequest')
    .set({ expiresAt: new Date(kit.clock.now().getTime() - 1), requestedAt: new Date(0) })
    .where('id', '=', request.id)
    .execute();
  expect(await send({ shownHash })).toMatchObject({ refusal: { code: 'not-answerable' } });
  expect(await open(token)).toMatchObject({ state: 'expired', can: { answer: false } });
});

test('of two agencies that ask the same person, the first one confirmed owns them; the other reads why', async () => {
  const place = await makeConsentFixture(kit.db);
  const rival = { ...(await makeApprovedAgency(kit.db, place.engagement.id)), request: place.request };
  const emailAddress = 'wanted@people.example';
  const early = await asked(place, { emailAddress });
  const late = await asked(rival, { emailAddress });
  // The candidate first agrees to be represented by the agency that asked last.
  await answer(late.token, { agrees: true });
  expect(await answer(early.token, { agrees: true })).toMatchObject({ state: 'agreed', isSubmitted: false });
  expect([await candidateOf(late.id), await candidateOf(early.id)]).toEqual([expect.anything(), undefined]);
  const { problem } = await requestOf(early.id);
  expect(problem).toBe('This candidate cannot be submitted to this client at present.');
  expect(await eventsOf(place.request.id)).toContain('consent.not-submitted');
});

test('the submission and the ownership are dated from the consent, not from the request', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place);
  const before = kit.clock.now();
  kit.clock.advance(9 * 86_400_000);
  const now = kit.clock.now();
  await answer(request.token, { agrees: true });
  const candidate = await candidateOf(request.id);
  expect(candidate).toMatchObject({ dateSubmitted: now, consentConfirmedAt: now });
  const owned = await kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId', 'ownedUntil'])
    .distinct()
    .where('candidateId', '=', candidate?.id ?? '')
    .execute();
  expect(owned).toEqual([{ supplierId: place.agency.id, ownedUntil: new Date(now.getTime() + 180 * 86_400_000) }]);
  kit.clock.set(before);
});

test('if the user who asked has left, the consent stands, and somebody else can submit', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place, {}, { row: { requestedByName: 'Ines Marchetti' } });
  await kit.db
    .updateTable('appUser')
    .set({ deletedAt: kit.clock.now() })
    .where('id', '=', place.recruiter.id)
    .execute();
  expect(await answer(request.token, { agrees: true })).toMatchObject({ state: 'agreed', isSubmitted: false });
  expect((await requestOf(request.id)).problem).toMatch(/^Ines Marchetti can no longer submit candidates/);
});

test('a draft candidate is submitted as the draft that it is', async () => {
  const place = await makeConsentFixture(kit.db);
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
  });
  const request = await asked(place, {}, { row: { draftCandidateId: draft.id } });
  await answer(request.token, { agrees: true });
  const candidate = await candidateOf(request.id);
  const { candidateId } = await kit.db
    .selectFrom('draftCandidate')
    .select('candidateId')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect([candidate?.id, candidate?.consentRequestId]).toEqual([candidateId, request.id]);
});

test('a withdrawn consent ends an open candidacy, and frees the person', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place);
  const withdraw = () => byLink((scope) => withdrawConsent(scope, { token: request.token, note: 'Changed my mind.' }));
  expect(await withdraw()).toMatchObject({ refusal: { code: 'nothing-to-withdraw' } });
  await answer(request.token, { agrees: true, note: 'Only for this hospital.' });
  expect(await withdraw()).toMatchObject({ state: 'withdrawn', can: { withdraw: false } });
  expect(await requestOf(request.id)).toMatchObject({
    note: 'Only for this hospital.',
    withdrawalNote: 'Changed my mind.',
  });
  expect(await candidateOf(request.id)).toMatchObject({ statusId: 5, consentWithdrawnAt: kit.clock.now() });
  // The person has no owner any more, so another agency may ask for consent and submit them.
  const rival = { ...(await makeApprovedAgency(kit.db, place.engagement.id)), request: place.request };
  const next = await asked(rival, { emailAddress: request.emailAddress });
  expect(await answer(next.token, { agrees: true })).toMatchObject({ isSubmitted: true });
});

test('after a withdrawal, the page says whether the client still sees the candidate', async () => {
  const place = await makeConsentFixture(kit.db);
  // A rejected candidate stays rejected, and an open candidacy ends as Withdrew.
  for (const [statusId, isVisibleToClient] of [
    [candidateStatus.pending, false],
    [candidateStatus.rejected, true],
  ] as const) {
    const { id, token } = await asked(place);
    const before = await answer(token, { agrees: true });
    expect(before).toMatchObject({ isSubmitted: true, isVisibleToClient: true });
    await kit.db.updateTable('candidate').set({ statusId }).where('consentRequestId', '=', id).execute();
    const after = await byLink((scope) => withdrawConsent(scope, { token, note: '' }));
    expect(after).toMatchObject({ state: 'withdrawn', isSubmitted: true, isVisibleToClient });
    const candidateId = (await candidateOf(id))?.id ?? '';
    const received = await kit.asClient(place.employer.id, (scope) => findCandidate(scope, candidateId));
    expect(received !== undefined).toBe(isVisibleToClient);
  }
});

test('a hire stays when the consent is withdrawn after it', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await asked(place);
  await answer(request.token, { agrees: true });
  await kit.db
    .updateTable('candidate')
    .set({ statusId: 2, dateHired: kit.clock.now() })
    .where('consentRequestId', '=', request.id)
    .execute();
  await byLink((scope) => withdrawConsent(scope, { token: request.token, note: '' }));
  expect(await candidateOf(request.id)).toMatchObject({ statusId: 2, consentWithdrawnAt: kit.clock.now() });
});
