import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidateDocument, makeSubmissionDraft } from '#server/candidates/factories.ts';
import { makeContactBefore } from '#server/claims/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { listDisputes } from '../queries/own-disputes.ts';
import { openDispute } from './open-dispute.ts';
import { processOpenedDispute } from './process-opened-dispute.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeDisputeFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
});
afterAll(() => kit.close());

const inputFor = ({ candidate, engagement, request }: Pick<typeof place, 'candidate' | 'engagement' | 'request'>) => ({
  engagementId: engagement.id,
  talentRequestId: request.id,
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  emailAddress: candidate.emailAddress,
  contactNumber: '',
  linkedIn: '',
  currentCountryId: null,
  statement: 'He asked us to present him.',
});

const open = (
  userId: string,
  person: { emailAddress?: string; contactNumber?: string; contacts?: ReturnType<typeof makeContactBefore>[] } = {},
) =>
  kit.asAgency(userId, (scope) =>
    openDispute(scope, { ...inputFor(place), contacts: [makeContactBefore(scope.now, 12)], ...person }),
  );

test('an agency disputes a person of another agency once, and learns nothing about the owner', async () => {
  const opened = await open(place.rival.recruiter.id);
  expect(opened).toMatchObject({
    state: 'open',
    clientName: place.client.name,
    statement: 'He asked us to present him.',
    can: { withdraw: { allowed: true } },
  });
  expect(JSON.stringify(opened)).not.toContain(place.agency.name);
  const rows = await kit.db.selectFrom('ownershipDispute').selectAll().execute();
  expect(rows).toMatchObject([{ supplierId: place.rival.agency.id, clientId: place.client.id }]);
  expect(rows[0]?.keys).toContainEqual(expect.stringMatching(/^email:[0-9a-f]{64}$/));
  const [event] = await kit.db.selectFrom('event').selectAll().where('kind', '=', 'dispute.opened').execute();
  expect(event).toMatchObject({ supplierId: place.rival.agency.id, clientId: null, candidateId: null });
  const again = { refusal: { code: 'already-disputed' } };
  expect(await open(place.rival.recruiter.id)).toMatchObject(again);
  expect(await open(place.rival.recruiter.id, { contactNumber: '+61 2 5550 0142' })).toMatchObject(again);
  await kit.db.updateTable('ownershipDispute').set({ state: 'withdrawn', endedAt: kit.clock.now() }).execute();
  expect(await open(place.rival.recruiter.id)).toMatchObject(again);
});

test('the CVs that the agency could not submit are evidence, even after their drafts are deleted', async () => {
  const { candidate, rival, engagement, request } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { agency, recruiter } = rival;
  const { emailAddress } = candidate;
  const by = { supplierId: agency.id, uploadedBy: recruiter.id };
  const upload = (day: number) =>
    makeCandidateDocument(kit.db, { ...by, createdAt: new Date(Date.UTC(2026, 10, day)) });
  const ofAgency = { supplierId: agency.id, talentRequestId: request.id };
  const form = {
    ...ofAgency,
    userId: recruiter.id,
    fields: JSON.stringify({ emailAddress: emailAddress.toUpperCase() }),
  };
  const draft = { ...ofAgency, askedBy: recruiter.id, emailAddress };
  await makeSubmissionDraft(kit.db, { ...form, documentId: (await upload(11)).id });
  // In an engagement that the user who opens the dispute doesn't see.
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: engagement.clientId, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  await makeDraftCandidate(kit.db, { ...draft, talentRequestId, documentId: (await upload(10)).id });
  const [asked, confirmed] = [await upload(12), await upload(13)];
  const {
    draftId: _draft,
    confirmedFields: _fields,
    ...submission
  } = await makeSubmission(kit.db, { agency, recruiter, request }, { emailAddress, documentId: asked.id });
  await makeConsentRequest(kit.db, { supplierId: agency.id, requestedBy: recruiter.id, submission });
  // Another person's.
  await makeDraftCandidate(kit.db, { ...draft, emailAddress: 'else@inbox.example', documentId: confirmed.id });

  const { id: opener } = await makeUser(kit.db, { tenantId: agency.id, role: 'none' });
  const seesAll = 'Assignments=View Other Users Assignment / Data';
  const rights = permissions.filter((one) => one !== seesAll);
  await makeRole(kit.db, { tenantId: agency.id, permissions: rights, holderIds: [opener] });
  await makeAssignment(kit.db, { engagementId: engagement.id, userId: opener });
  const opened = await kit.asAgency(opener, (scope) =>
    openDispute(scope, {
      ...inputFor({ candidate, engagement, request }),
      contacts: [makeContactBefore(scope.now, 12)],
    }),
  );
  const days = [10, 11, 12].map((day) => new Date(Date.UTC(2026, 10, day)).toISOString());
  expect(opened).toMatchObject({ cvUploadedAt: days });
  await kit.db.deleteFrom('draftCandidate').execute();
  await kit.db.deleteFrom('submissionDraft').execute();
  const listed = await kit.asAgency(recruiter.id, (scope) => listDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
  expect(listed).toMatchObject({ records: [{ cvUploadedAt: days, consentedAt: null }] });
});

test('contacts in the future are refused', async () => {
  const other = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const contacts = [makeContactBefore(kit.clock.now(), 12), makeContactBefore(kit.clock.now(), -2)];
  expect(await open(other.recruiter.id, { contacts })).toMatchObject({ refusal: {} });
  expect(await open(place.rival.recruiter.id, { contacts })).toMatchObject({
    refusal: { code: 'invalid-input' },
    fields: [{ field: 'contacts', message: 'The date of a contact can’t be in the future.' }],
  });
});

test('an agency that lost a person in a dispute does not dispute them back', async () => {
  const { candidate, rival, recruiter, agency, engagement, request } = await makeDisputeFixture(kit.db, {
    at: kit.clock.now(),
  });
  await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    state: 'upheld',
  });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: rival.agency.id })
    .where('supplierId', '=', agency.id)
    .execute();
  const back = await kit.asAgency(recruiter.id, (scope) =>
    openDispute(scope, {
      engagementId: engagement.id,
      talentRequestId: request.id,
      firstName: candidate.firstName,
      lastName: candidate.lastName,
      emailAddress: candidate.emailAddress,
      contactNumber: '+61 2 5550 0143',
      linkedIn: '',
      currentCountryId: null,
      contacts: [makeContactBefore(scope.now, 12)],
      statement: 'We had them first.',
    }),
  );
  expect(back).toMatchObject({ refusal: { code: 'already-disputed' } });
});

test('a person without another owner is available, which counts as a check', async () => {
  const free = await open(place.rival.recruiter.id, { emailAddress: 'nobody.yet@inbox.example' });
  expect(free).toMatchObject({ refusal: { code: 'person-available' } });
  expect(await open(place.recruiter.id)).toMatchObject({ refusal: { code: 'person-available' } });
});

test('only an agency that may submit to the talent request can dispute', async () => {
  await kit.db.updateTable('talentRequest').set({ statusId: 8 }).where('id', '=', place.request.id).execute();
  expect(await open(place.rival.recruiter.id)).toMatchObject({ refusal: { code: 'submission-closed' } });
  const stranger = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  expect(await open(stranger.recruiter.id)).toMatchObject({ refusal: { code: 'submission-closed' } });
});

const openIn = (given: Awaited<ReturnType<typeof makeDisputeFixture>>) =>
  kit.asAgency(given.rival.recruiter.id, (scope) =>
    openDispute(scope, {
      engagementId: given.engagement.id,
      talentRequestId: given.request.id,
      firstName: given.candidate.firstName,
      lastName: given.candidate.lastName,
      emailAddress: given.candidate.emailAddress,
      contactNumber: '',
      linkedIn: '',
      currentCountryId: null,
      contacts: [makeContactBefore(scope.now, 12)],
      statement: 'He asked us to present him.',
    }),
  );

test('the owner is stored with the opening, and what happens afterwards changes nothing about it', async () => {
  const given = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, agency, client, rival } = given;
  const consent = await makeConsentRequest(kit.db, {
    supplierId: rival.agency.id,
    requestedBy: rival.recruiter.id,
    state: 'agreed',
    submission: { talentRequestId: candidate.talentRequestId, ...(candidate as object) } as never,
  });
  const opened = await openIn(given);
  expect(opened).toMatchObject({ state: 'open' });
  const disputeId = 'disputeId' in opened ? opened.disputeId : '';
  // By the time the job that raises the dispute runs, nobody owns the person any more.
  await kit.db.deleteFrom('candidateOwnership').where('candidateId', '=', candidate.id).execute();
  const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));
  await kit.asSystem((scope) => processOpenedDispute(scope, mail, disputeId));
  const stored = () =>
    kit.db.selectFrom('ownershipDefence').selectAll().where('disputeId', '=', disputeId).executeTakeFirstOrThrow();
  const { keys } = await kit.db
    .selectFrom('ownershipDispute')
    .select('keys')
    .where('id', '=', disputeId)
    .executeTakeFirstOrThrow();
  expect(await stored()).toMatchObject({
    supplierId: agency.id,
    candidateId: candidate.id,
    scopeId: client.id,
    isRaised: true,
    outcome: null,
  });
  expect((await stored()).keys).toEqual(expect.arrayContaining(keys));
  const dispute = await kit.db
    .selectFrom('ownershipDispute')
    .select(['state', 'consentRequestId', 'consentedAt'])
    .where('id', '=', disputeId)
    .executeTakeFirstOrThrow();
  expect(dispute).toMatchObject({ state: 'open', consentRequestId: consent.id, consentedAt: consent.answeredAt });
});

test('the owner has two working days to answer, and Rolecall one more to decide, in the engagement’s time zone', async () => {
  const before = kit.clock.now();
  const given = await makeDisputeFixture(kit.db, { at: before });
  // A Thursday in Melbourne, where the engagement is.
  kit.clock.set(new Date('2026-11-19T05:00:00Z'));
  const opened = await openIn(given);
  expect(opened).toMatchObject({ decideBy: '2026-11-24T06:00:00.000Z' });
  const stored = await kit.db
    .selectFrom('ownershipDefence')
    .select(['answerBy', 'decideBy'])
    .where('disputeId', '=', 'disputeId' in opened ? opened.disputeId : '')
    .executeTakeFirst();
  expect(stored).toEqual({ answerBy: new Date('2026-11-23T06:00:00Z'), decideBy: new Date('2026-11-24T06:00:00Z') });
  kit.clock.set(before);
});

test('a dispute about a person whom the client owns ends at once', async () => {
  const given = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: given.client.id })
    .where('candidateId', '=', given.candidate.id)
    .execute();
  expect(await openIn(given)).toMatchObject({
    state: 'dismissed',
    reasons: 'The client owns this candidate, because it already knew them.',
  });
});
