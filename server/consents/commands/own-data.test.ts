import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionDraft, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeDispute } from '#server/disputes/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makePersonHold, makeRenewalRequest } from '#server/people/factories.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { emailConsentCode, eraseHeldData, exportHeldData, requestConsentCode } from './own-data.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

type Scope = Parameters<typeof exportHeldData>[0];
const byLink = <T>(work: (scope: Scope) => Promise<T>) =>
  inSystemScopeOrRollback<T>(kit.source, 'a test', async (scope) => {
    const outcome = await work(scope);
    return outcome instanceof Refused ? rollback(outcome) : commit(outcome);
  });
const asked = (row: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row });

/** Returns the code in the latest email to this address. */
const codeFor = async (request: { id: string; token: string; emailAddress: string }) => {
  await byLink((scope) => requestConsentCode(scope, { token: request.token }));
  await kit.asSystem((scope) => emailConsentCode(scope, request.id, testMailer));
  const mails = await kit.db
    .selectFrom('mail')
    .select(['bodyText', 'tenantId', 'subject'])
    .where('toAddress', '=', request.emailAddress)
    .where('template', '=', 'consent-code')
    .orderBy('id')
    .execute();
  const mail = mails.at(-1);
  expect(mail?.tenantId).toBeNull();
  expect(mail?.subject).not.toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(mail?.bodyText ?? '')?.[0] ?? '';
};

test('what is held is returned with a code from an email, while it is valid', async () => {
  const request = await asked({ state: 'agreed' });
  const { token } = request;
  const code = await codeFor(request);
  const download = (given: string) => byLink((scope) => exportHeldData(scope, { token, code: given }));
  expect(await download('AAAA-AAAA')).toMatchObject({ refusal: { code: 'code-wrong' } });
  expect(await download(code.toLowerCase().replace('-', ' '))).toMatchObject({
    details: { emailAddress: request.emailAddress, clientName: place.client.name },
    submissions: [],
    otherRequests: [],
  });
  const newer = await codeFor(request);
  expect(await download(code)).toMatchObject({ refusal: { code: 'code-wrong' } });
  kit.clock.set(new Date(kit.clock.now().getTime() + 15 * 60_000));
  expect(await download(newer)).toMatchObject({ refusal: { code: 'code-wrong' } });
});

test('one code does not open the page of somebody else', async () => {
  const request = await asked();
  const other = await asked();
  const code = await codeFor(request);
  expect(await byLink((scope) => exportHeldData(scope, { token: other.token, code }))).toMatchObject({
    refusal: { code: 'code-wrong' },
  });
});

test('deleting removes the person and ends the link; the candidate is erased as any other', async () => {
  const request = await asked({ state: 'agreed', note: 'Call me.' });
  const candidate = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    consentConfirmedAt: kit.clock.now(),
  });
  const code = await codeFor(request);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toEqual({});
  const row = await kit.db
    .selectFrom('consentRequest')
    .selectAll()
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ firstName: 'Erased', submission: null, note: '', corrections: [], state: 'agreed' });
  expect(JSON.stringify(row)).not.toContain(request.emailAddress);
  const event = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'data'])
    .where('kind', '=', 'consent.erased')
    .executeTakeFirst();
  expect(event).toEqual({
    supplierId: place.agency.id,
    data: {
      consentRequestId: request.id,
      requestedBy: place.recruiter.id,
      candidateIds: [candidate.id],
      draftCandidateIds: [],
    },
  });
  expect(await byLink((scope) => exportHeldData(scope, { token: request.token, code }))).toMatchObject({
    refusal: { code: 'link-unknown' },
  });
});

test('a dispute that the agency opened before it could submit the person stops the deletion, and is deleted once it ended', async () => {
  const request = await asked({ state: 'agreed' });
  const { emailAddress, token } = request;
  const elsewhere = await makeSubmissionFixture(kit.db);
  const theirs = await makeCandidate(kit.db, {
    talentRequestId: elsewhere.request.id,
    supplierId: elsewhere.agency.id,
    emailAddress,
  });
  const { id } = await makeDispute(kit.db, {
    candidateId: theirs.id,
    supplierId: place.agency.id,
    openedBy: place.recruiter.id,
    consentRequestId: request.id,
  });
  const code = await codeFor(request);
  const erase = () => byLink((scope) => eraseHeldData(scope, { token, code }));
  expect(await erase()).toMatchObject({ refusal: { code: 'in-dispute' } });
  const end = { state: 'dismissed', endedAt: kit.clock.now() } as const;
  await kit.db.updateTable('ownershipDispute').set(end).where('id', '=', id).execute();
  expect(await erase()).toEqual({});
  const dispute = await kit.db.selectFrom('ownershipDispute').selectAll().where('id', '=', id).executeTakeFirst();
  expect(dispute).toMatchObject({ lastName: 'person', contacts: [], statement: '', keys: [], consentRequestId: null });
});

test('a hire is kept until the guarantee ends', async () => {
  const request = await asked({ state: 'agreed' });
  const { agency, request: talentRequest, engagement } = place;
  await makeCandidate(kit.db, {
    supplierId: agency.id,
    talentRequestId: talentRequest.id,
    consentRequestId: request.id,
    statusId: 2,
    dateHired: kit.clock.now(),
  });
  const erase = async () => {
    const code = await codeFor(request);
    return byLink((scope) => eraseHeldData(scope, { token: request.token, code }));
  };
  expect(await erase()).toMatchObject({ refusal: { code: 'guarantee-running' } });
  kit.clock.set(new Date(kit.clock.now().getTime() + engagement.guaranteeDays * 86_400_000));
  expect(await erase()).toEqual({});
});

test('a held candidate reads that their details must be kept: on-hold', async () => {
  const request = await asked({ state: 'agreed' });
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    statusId: 3,
  });
  await makePersonHold(kit.db, { candidateId, placedBy });
  const code = await codeFor(request);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toMatchObject({
    refusal: { code: 'on-hold' },
  });
});

test('a candidate who agreed nowhere is not touched', async () => {
  const elsewhere = await makeSubmissionFixture(kit.db);
  const other = await makeCandidate(kit.db, { supplierId: elsewhere.agency.id, talentRequestId: elsewhere.request.id });
  const request = await asked();
  const code = await codeFor(request);
  await byLink((scope) => eraseHeldData(scope, { token: request.token, code }));
  const { erasedAt } = await kit.db
    .selectFrom('candidate')
    .select('erasedAt')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(erasedAt).toBeNull();
});

test('a candidate in an undecided dispute reads that their details are needed: in-dispute', async () => {
  const request = await asked({ state: 'agreed' });
  await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    emailAddress: request.emailAddress,
    disputeState: 'pending',
  });
  const code = await codeFor(request);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toMatchObject({
    refusal: { code: 'in-dispute' },
  });
});

test('a request for someone who is held through another submission is kept as well: on-hold', async () => {
  const request = await asked({ state: 'agreed' });
  const engagement = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: place.agency.id });
  const other = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: other.id,
    emailAddress: request.emailAddress.toUpperCase(),
  });
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  await makePersonHold(kit.db, { candidateId, placedBy });
  const code = await codeFor(request);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toMatchObject({
    refusal: { code: 'on-hold' },
  });
});

test('requests to keep the details are deleted, although the person has another submission under another address', async () => {
  const request = await asked({ state: 'agreed' });
  const elsewhere = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId: elsewhere.id, supplierId: place.agency.id });
  const other = await makeTalentRequest(kit.db, { engagementId: elsewhere.id, statusId: 5 });
  const { id: candidateId } = await makeCandidate(kit.db, { supplierId: place.agency.id, talentRequestId: other.id });
  const { id } = await makeRenewalRequest(kit.db, {
    candidateId,
    emailAddress: request.emailAddress,
    askedBy: place.recruiter.id,
    askedAt: kit.clock.now(),
  });
  const code = await codeFor(request);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toEqual({});
  expect(await kit.db.selectFrom('renewalRequest').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('everything under the address is downloaded and deleted, and nothing of anybody else', async () => {
  const request = await asked({ state: 'agreed' });
  const { emailAddress } = request;
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const sibling = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    person: { emailAddress },
  });
  const stranger = await asked();
  const draft = await makeDraftCandidate(kit.db, { ...own, askedBy: place.recruiter.id, emailAddress, score: null });
  const elsewhere = await makeDraftCandidate(kit.db, { ...own, askedBy: place.recruiter.id });
  const form = await makeSubmissionDraft(kit.db, {
    ...own,
    userId: place.recruiter.id,
    fields: JSON.stringify({ emailAddress, firstName: 'Ines' }),
  });
  const code = await codeFor(request);
  const exported = await byLink((scope) => exportHeldData(scope, { token: request.token, code }));
  expect(exported).toMatchObject({
    otherRequests: [{ state: 'waiting' }],
    drafts: [{ emailAddress }],
    unfinished: [{ details: { firstName: 'Ines' } }],
  });
  expect(JSON.stringify(exported)).not.toContain(stranger.emailAddress);
  expect(await byLink((scope) => eraseHeldData(scope, { token: request.token, code }))).toEqual({});
  const left = await kit.db.selectFrom('consentRequest').select('id').where('erasedAt', 'is', null).execute();
  expect(left.map(({ id }) => id)).toContain(stranger.id);
  expect(left.map(({ id }) => id)).not.toContain(sibling.id);
  expect(await kit.db.selectFrom('submissionDraft').select('id').where('id', '=', form.id).execute()).toEqual([]);
  const event = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', 'consent.erased')
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  // The support room's job deletes the draft, and records the deletion so that a restore repeats it.
  expect(event?.data).toMatchObject({ candidateIds: [], draftCandidateIds: [draft.id] });
  expect(JSON.stringify(event?.data)).not.toContain(elsewhere.id);
});
