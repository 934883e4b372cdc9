import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadDocumentEndpoint, listDocumentsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  addDocumentEndpoint,
  addDraftDocumentEndpoint,
  discardDraftEndpoint,
  previewDraftEndpoint,
  publishAgainEndpoint,
  publishDraftEndpoint,
  readDraftEndpoint,
  readOwnEngagementEndpoint,
  removeDocumentEndpoint,
  removeDraftDocumentEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import { makeDraft, makeEngagement, makeEngagementDocument } from '../factories.ts';
import { removeOldDocuments } from './remove-old-documents.ts';

const begin = new Date('2026-11-20T04:00:00Z');
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const roster = { name: 'roster.pdf', bytes: pdf };

let server: TestServer;
let clientId: string;
let employer: string;
let otherEmployer: string;
let agency: string;
let draftId: string;
const fields = () => {
  const whole = completeDraftFields();
  return { ...whole, talentRequests: whole.talentRequests.map((request) => ({ ...request, key: 'midwife' })) };
};
beforeAll(async () => {
  server = await createTestServer({ now: begin });
  const { db } = server.kit;
  clientId = (await makeTenant(db, { side: 'client' })).id;
  employer = (await makeUser(db, { tenantId: clientId })).id;
  otherEmployer = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'client' })).id })).id;
  agency = (await makeUser(db, { tenantId: (await makeTenant(db)).id })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(begin);
  draftId = (await makeDraft(server.kit.db, { clientId, fields: fields() })).id;
});

const add = async (given: object = {}, file = roster): Promise<string> => {
  const { body } = await server.call(
    employer,
    addDraftDocumentEndpoint,
    { draftId, title: 'Roster', ...given },
    { file },
  );
  return (body as { documentId: string }).documentId;
};
const drafted = async () =>
  ((await server.call(employer, readDraftEndpoint, { draftId })).body as { documents: readonly { title: string }[] })
    .documents;
const publish = async (): Promise<string> =>
  ((await server.call(employer, publishDraftEndpoint, { draftId })).body as { engagementId: string }).engagementId;
const seen = async (engagementId: string) =>
  (await server.call(agency, listDocumentsEndpoint, { engagementId })).body as readonly {
    documentId: string;
    title: string;
    talentRequestId: string | null;
    isReferenceAgreement: boolean;
  }[];
const download = async (documentId: string, by = agency) =>
  (await server.call(by, downloadDocumentEndpoint, { documentId })).status;
const sweep = async () => {
  const removed: string[] = [];
  const files = { remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)) };
  await server.kit.asSystem((scope) => removeOldDocuments(scope, files as never));
  return removed;
};
const inTwoDays = () => server.kit.clock.set(new Date(begin.getTime() + 2 * 86_400_000));

test('only the employer reads the documents of a draft; agencies read them once it is published', async () => {
  const documentId = await add();
  await add({ title: 'Unit handbook', requestKey: 'midwife' });
  await add({ title: 'Panel agreement', kind: 'agreement' });
  expect(await drafted()).toMatchObject([
    { title: 'Roster', fileName: 'roster.pdf', extension: 'pdf', requestKey: null, isReferenceAgreement: false },
    { title: 'Unit handbook', requestKey: 'midwife' },
    { title: 'Panel agreement', isReferenceAgreement: true },
  ]);
  expect(await download(documentId, employer)).toBe(200);
  expect([await download(documentId), await download(documentId, otherEmployer)]).toEqual([404, 404]);
  const { body } = await server.call(employer, previewDraftEndpoint, { draftId });
  const { talentRequests, documents } = body as { talentRequests: { talentRequestId: string }[]; documents: object[] };
  expect(documents).toMatchObject([
    { title: 'Roster', talentRequestId: null },
    { title: 'Unit handbook', talentRequestId: talentRequests[0]?.talentRequestId },
    { title: 'Panel agreement' },
  ]);

  const engagementId = await publish();
  const own = await server.call(employer, readOwnEngagementEndpoint, { engagementId });
  const [request] = (own.body as { talentRequests: { talentRequestId: string }[] }).talentRequests;
  const published = await seen(engagementId);
  expect(published).toMatchObject([
    { title: 'Roster', talentRequestId: null },
    { title: 'Unit handbook', talentRequestId: request?.talentRequestId },
    { title: 'Panel agreement', isReferenceAgreement: true },
  ]);
  expect(await download(published[0]?.documentId ?? '')).toBe(200);
  // The draft's records have been deleted, but the files now belong to the published engagement.
  inTwoDays();
  expect(await sweep()).toEqual([]);
  expect(await download(published[0]?.documentId ?? '')).toBe(200);
});

test('a document of a draft can be removed, and is removed with its talent request', async () => {
  await server.call(employer, removeDraftDocumentEndpoint, { documentId: await add() });
  await add({ title: 'Unit handbook', requestKey: 'midwife' });
  expect(await drafted()).toMatchObject([{ title: 'Unit handbook' }]);
  await server.call(employer, saveDraftEndpoint, { draftId, fields: { ...fields(), talentRequests: [] } });
  expect(await drafted()).toEqual([]);
  inTwoDays();
  expect(await sweep()).toHaveLength(2);
});

test('discarding a draft removes its documents', async () => {
  const documentId = await add();
  await server.call(employer, discardDraftEndpoint, { draftId });
  expect(await download(documentId, employer)).toBe(404);
  expect(await sweep()).toEqual([]);
  inTwoDays();
  expect(await sweep()).toHaveLength(1);
});

test('a file is refused if its content differs from its extension, if it is too large or if its target does not exist', async () => {
  const sent = (given: object, file = roster) =>
    server.call(employer, addDraftDocumentEndpoint, { draftId, title: 'Roster', ...given }, { file });
  expect(await sent({}, { name: 'roster.pdf', bytes: new TextEncoder().encode('MZ') })).toMatchObject({
    status: 415,
    body: { code: 'file-type' },
  });
  expect(await sent({}, { name: 'roster.exe', bytes: pdf })).toMatchObject({ body: { code: 'file-type' } });
  const large = new Uint8Array(1_000_001).fill(32);
  large.set(pdf);
  expect(await sent({}, { name: 'roster.pdf', bytes: large })).toMatchObject({ body: { code: 'file-too-large' } });
  expect(await sent({ requestKey: 'somebody-else' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'requestKey' }] },
  });
  expect(await sent({ title: ' ' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'title', message: 'Title is required!' }] },
  });
  expect(
    (await server.call(otherEmployer, addDraftDocumentEndpoint, { draftId, title: 'X' }, { file: roster })).status,
  ).toBe(404);
  expect(await drafted()).toEqual([]);
});

test("an engagement has at most 40 documents: 'too-many-documents'", async () => {
  const { id: engagementId } = await makeEngagement(server.kit.db, { clientId });
  for (let at = 0; at < 40; at += 1) await makeEngagementDocument(server.kit.db, { engagementId });
  const more = await server.call(employer, addDocumentEndpoint, { engagementId, title: 'One more' }, { file: roster });
  expect(more).toMatchObject({ status: 409, body: { code: 'too-many-documents' } });
});

test('documents are added to and removed from a published engagement; agencies see it at once and are notified', async () => {
  const engagementId = await publish();
  const { body } = await server.call(
    employer,
    addDocumentEndpoint,
    { engagementId, title: 'Roster' },
    { file: roster },
  );
  const { documentId } = body as { documentId: string };
  expect(await seen(engagementId)).toMatchObject([{ documentId, title: 'Roster' }]);
  expect(await download(documentId)).toBe(200);
  const removed = await server.call(employer, removeDocumentEndpoint, { documentId });
  expect(removed.status).toBe(200);
  expect(await seen(engagementId)).toEqual([]);
  expect(await download(documentId)).toBe(404);
  expect((await server.call(employer, removeDocumentEndpoint, { documentId })).status).toBe(404);
  expect((await server.call(agency, listNoticesEndpoint, { engagementId })).body).toMatchObject([
    { text: 'A document was removed.' },
    { text: 'A document was added.' },
    { kind: 'published' },
  ]);
  const elsewhere = { engagementId, talentRequestId: documentId, title: 'Roster' };
  expect(await server.call(employer, addDocumentEndpoint, elsewhere, { file: roster })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'talentRequestId' }] },
  });
});

test('a file is deleted with the last engagement that refers to it', async () => {
  const engagementId = await publish();
  const { body } = await server.call(
    employer,
    addDocumentEndpoint,
    { engagementId, title: 'Roster' },
    { file: roster },
  );
  const { documentId } = body as { documentId: string };
  const { storageKey } = await server.kit.db
    .selectFrom('engagementDocument')
    .select('storageKey')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const again = await server.call(employer, publishAgainEndpoint, {
    engagementId,
    closingAt: '2026-12-04T04:00:00.000Z',
  });
  const { engagementId: other } = again.body as { engagementId: string };
  await server.call(employer, removeDocumentEndpoint, { documentId });
  inTwoDays();
  expect(await sweep()).not.toContain(storageKey);
  const [copy] = await seen(other);
  expect(await download(copy?.documentId ?? '')).toBe(200);
  await server.call(employer, removeDocumentEndpoint, { documentId: copy?.documentId ?? '' });
  server.kit.clock.set(new Date(begin.getTime() + 4 * 86_400_000));
  expect(await sweep()).toEqual([storageKey]);
});

test("documents of an ended engagement cannot be added or removed: 'engagement-settled'", async () => {
  const ended = { status: 'cancelled', endedAs: 'cancelled', stage: 'ended', endedAt: begin } as const;
  const { id: engagementId } = await makeEngagement(server.kit.db, { clientId, ...ended });
  const { id: documentId } = await makeEngagementDocument(server.kit.db, { engagementId });
  for (const answer of [
    await server.call(employer, addDocumentEndpoint, { engagementId, title: 'Roster' }, { file: roster }),
    await server.call(employer, removeDocumentEndpoint, { documentId }),
  ])
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'engagement-settled', reasons: [{ code: 'engagement-ended' }] },
    });
});
