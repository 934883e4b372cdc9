import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeEngagementDocument, makeRequirement, makeTalentRequest } from '../factories.ts';
import {
  openDocumentFile,
  readEmployerDocuments,
  readEngagementDocuments,
  readRequirements,
  readSuccessFeeDocuments,
  readTalentRequestDocuments,
} from './read-documents.ts';

let kit: TestKit;
let agencyUser: string;
let clientUser: string;
let otherClientUser: string;
let clientId: string;
let engagementId: string;
let talentRequestId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  clientUser = (await makeUser(kit.db, { tenantId: clientId })).id;
  otherClientUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  engagementId = (await makeEngagement(kit.db, { clientId })).id;
  talentRequestId = (await makeTalentRequest(kit.db, { engagementId })).id;
});
afterAll(() => kit.close());

test('the documents of an engagement include those of its requests; a request has only its own', async () => {
  await makeEngagementDocument(kit.db, { engagementId, title: 'Panel terms' });
  await makeEngagementDocument(kit.db, { engagementId, talentRequestId, title: 'Roster' });
  const all = await kit.asAgency(agencyUser, (scope) => readEngagementDocuments(scope, { engagementId }));
  const ofRequest = await kit.asAgency(agencyUser, (scope) => readTalentRequestDocuments(scope, { talentRequestId }));
  expect(all).toMatchObject([{ title: 'Panel terms' }, { title: 'Roster' }]);
  expect(ofRequest).toMatchObject([{ title: 'Roster' }]);
  expect(JSON.stringify(all)).not.toContain('storageKey');
});

test('the agreements of a success fee are listed apart from its other documents', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  await makeEngagementDocument(kit.db, { engagementId: id, title: 'Roster' });
  await makeEngagementDocument(kit.db, { engagementId: id, title: 'Panel agreement', isReferenceAgreement: true });
  expect(await kit.asAgency(agencyUser, (scope) => readSuccessFeeDocuments(scope, { engagementId: id }))).toMatchObject(
    {
      documents: [{ title: 'Roster' }],
      successFeeReferenceAgreements: [{ title: 'Panel agreement', isReferenceAgreement: true }],
    },
  );
});

test("the employer's documents for a request are its own and its engagement's, not those of another request", async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  const [one, other] = [
    await makeTalentRequest(kit.db, { engagementId: id }),
    await makeTalentRequest(kit.db, { engagementId: id }),
  ];
  await makeEngagementDocument(kit.db, { engagementId: id, title: 'Panel terms' });
  await makeEngagementDocument(kit.db, { engagementId: id, talentRequestId: one.id, title: 'Roster' });
  await makeEngagementDocument(kit.db, { engagementId: id, talentRequestId: other.id, title: 'Day roster' });
  const found = await kit.asAgency(agencyUser, (scope) => readEmployerDocuments(scope, { talentRequestId: one.id }));
  expect(found).toMatchObject([{ title: 'Panel terms' }, { title: 'Roster' }]);
});

test('a file is readable by its client, and by agencies once published', async () => {
  const { id: documentId } = await makeEngagementDocument(kit.db, { engagementId });
  const { id: draftId } = await makeEngagementDocument(kit.db, { engagementId, publishedAt: null });
  const file = (userId: string, id: string) => kit.as(userId, (scope) => openDocumentFile(scope, { documentId: id }));
  expect(await file(agencyUser, documentId)).toMatchObject({ fileName: 'position-description.pdf', inline: true });
  expect(await file(clientUser, draftId)).toMatchObject({ mediaType: 'application/pdf' });
  expect(await file(agencyUser, draftId)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await file(otherClientUser, documentId)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('requirements are ordered', async () => {
  await makeRequirement(kit.db, { engagementId, text: 'Second', sort: 2, isMandatory: false });
  await makeRequirement(kit.db, { engagementId, text: 'First', sort: 1 });
  const found = await kit.asAgency(agencyUser, (scope) => readRequirements(scope, { engagementId }));
  expect(found).toMatchObject([
    { text: 'First', isMandatory: true },
    { text: 'Second', isMandatory: false },
  ]);
});

test('documents and requirements of an invisible engagement are not found', async () => {
  const hidden = await makeEngagement(kit.db, { clientId, publishedAt: null });
  const hiddenRequest = await makeTalentRequest(kit.db, { engagementId: hidden.id });
  const answers = await kit.asAgency(agencyUser, async (scope) => [
    await readEngagementDocuments(scope, { engagementId: hidden.id }),
    await readRequirements(scope, { engagementId: hidden.id }),
    await readTalentRequestDocuments(scope, { talentRequestId: hiddenRequest.id }),
  ]);
  expect(answers).toMatchObject(Array(3).fill({ refusal: { code: 'not-found' } }));
});
