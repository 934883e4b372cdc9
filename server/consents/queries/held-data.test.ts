import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
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
      },
    ],
    otherRequests: [],
    drafts: [],
    unfinished: [],
    renewals: [{ askedByName: 'Mara Ellingsen', keeps: null }],
  });
  for (const hidden of ['Too expensive', '17777', 'Talks a lot']) expect(JSON.stringify(held)).not.toContain(hidden);
});
