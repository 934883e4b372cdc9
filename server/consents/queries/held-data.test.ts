import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makePersonNote, makeRenewalRequest } from '#server/people/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { lockConsentByToken } from './consent-page.ts';
import { collectStoredData } from './held-data.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a candidate gets their submissions and requests to keep them, without notes, fees and reasons', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    row: { state: 'agreed' },
  });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    emailAddress: request.emailAddress,
    statusId: 3,
    reasonText: 'Too expensive',
    agencyFee: '17777.00',
  });
  await makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    clientId: place.client.id,
    candidateId,
    uploadedBy: place.recruiter.id,
    fileName: 'Licence.pdf',
  });
  await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id, text: 'Talks a lot.' });
  await makeRenewalRequest(kit.db, { candidateId, askedBy: place.recruiter.id, askedAt: kit.clock.now() });
  const held = await kit.asSystem(async (scope) => {
    const row = await lockConsentByToken(scope, request.token);
    if (row instanceof Refused) throw new Error(row.message);
    return collectStoredData(scope, row);
  });
  expect(held).toMatchObject({
    submissions: [
      {
        clientName: place.client.name,
        emailAddress: request.emailAddress,
        status: 'Rejected',
        documents: [{ fileName: 'Licence.pdf' }],
        claim: null,
      },
    ],
    otherRequests: [],
    drafts: [],
    unfinished: [],
    renewals: [{ askedByName: 'Mara Ellingsen', keeps: null }],
  });
  for (const hidden of ['Too expensive', '17777', 'Talks a lot']) expect(JSON.stringify(held)).not.toContain(hidden);
});

test('a candidate reads the claim of the employer and their contacts with both sides, but not what these wrote', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    row: { state: 'withdrawn', note: 'Only this job.', withdrawalNote: 'No longer.' },
  });
  const other = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    person: { emailAddress: request.emailAddress },
    row: { state: 'withdrawn', note: 'Only this job.', withdrawalNote: 'No longer.' },
  });
  const engagement = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: place.agency.id });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const candidate = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId,
    emailAddress: other.emailAddress,
  });
  const claim = await makeOwnershipClaim(kit.db, {
    candidateId: candidate.id,
    claimedBy: place.employer.id,
    state: 'dismissed',
    reasons: 'The emails were about an event.',
    contestedByName: 'Tilda Brunner',
  });
  const held = await kit.asSystem(async (scope) => {
    const row = await lockConsentByToken(scope, request.token);
    if (row instanceof Refused) throw new Error(row.message);
    return collectStoredData(scope, row);
  });
  const contactOf = (statedBy: 'employer' | 'agency', { on, channel, direction }: (typeof claim.contacts)[number]) => ({
    statedBy,
    on,
    channel,
    direction,
  });
  expect(held.submissions.map((one) => one.claim)).toEqual([
    {
      state: 'dismissed',
      claimed: claim.claimedAt.toISOString(),
      contested: claim.contestedAt?.toISOString(),
      late: null,
      ended: claim.endedAt?.toISOString(),
      contacts: [
        ...claim.contacts.map((one) => contactOf('employer', one)),
        ...claim.agencyContacts.map((one) => contactOf('agency', one)),
      ],
    },
  ]);
  expect(claim.contacts.length * claim.agencyContacts.length).toBeGreaterThan(0);
  expect(held.otherRequests).toMatchObject([{ note: 'Only this job.', withdrawalNote: 'No longer.' }]);
  const written = [claim.statement, claim.agencyStatement, claim.reasons, ...claim.contacts.map((one) => one.summary)];
  const names = [claim.claimedByName, claim.contestedByName, claim.endedByName];
  for (const hidden of [...written, ...names]) expect(JSON.stringify(held)).not.toContain(hidden);
});
