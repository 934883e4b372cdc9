import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionDraft } from '#server/candidates/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { lockConsentByToken } from './consent-page.ts';
import { downloadHeldDocument, downloadSharedDocument, listHeldDocuments } from './held-documents.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const make = (fileName: string, more: object = {}) =>
  makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    uploadedBy: place.recruiter.id,
    kind: 'other',
    fileName,
    ...more,
  });
const asked = async (otherDocumentIds: string[] = []) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    person: { otherDocumentIds },
    row: { state: 'agreed' },
  });
const list = async (token: string) =>
  kit.asSystem(async (scope) => {
    const row = await lockConsentByToken(scope, token);
    return row instanceof Refused ? [] : listHeldDocuments(scope, row);
  });

test('each document that is shared can be downloaded with the link, and no other', async () => {
  const degree = await make('Degree.pdf');
  const { token } = await asked([degree.id]);
  const download = (sha256: string) => kit.asSystem((scope) => downloadSharedDocument(scope, { token, sha256 }));
  expect(await download(degree.sha256)).toMatchObject({ fileName: 'Degree.pdf', storageKey: degree.storageKey });
  const other = await make('Somebody else.pdf');
  expect(await download(other.sha256)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('all files held under the address are listed, and nobody else’s', async () => {
  const licence = await make('Licence.pdf');
  const { token, emailAddress, id } = await asked([licence.id]);
  const certificate = await make('Certificate.pdf');
  await makeSubmissionDraft(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    userId: place.recruiter.id,
    fields: JSON.stringify({ emailAddress, otherDocumentIds: [certificate.id] }),
  });
  const candidate = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    emailAddress,
    consentRequestId: id,
    consentConfirmedAt: kit.clock.now(),
  });
  await make('Reference.pdf', { candidateId: candidate.id, clientId: place.client.id });
  await make('Stranger.pdf');
  const names = (await list(token)).map(({ fileName }) => fileName);
  expect(names).toEqual(expect.arrayContaining(['Licence.pdf', 'Certificate.pdf', 'Reference.pdf']));
  expect(names).not.toContain('Stranger.pdf');
});

test('a replaced document of a submitted candidate is listed and downloaded, and a removed upload is not', async () => {
  const licence = await make('Licence.pdf', { deletedAt: kit.clock.now() });
  const { token, emailAddress } = await asked([licence.id]);
  const candidate = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    emailAddress,
    statusId: 3,
  });
  const own = { candidateId: candidate.id, clientId: place.client.id };
  const replaced = await make('Replaced.pdf', own);
  const now = kit.clock.now();
  await kit.db.updateTable('candidate').set({ firstViewedAt: now }).where('id', '=', candidate.id).execute();
  await kit.db.updateTable('candidateDocument').set({ deletedAt: now }).where('id', '=', replaced.id).execute();
  const by = { byUserId: place.recruiter.id, byName: 'Ines Marchetti', bySide: 'agency' } as const;
  await kit.db
    .insertInto('candidateVersion')
    .values({ candidateId: candidate.id, at: new Date(now.getTime() + 1), ...by })
    .execute();
  await make('Current.pdf', own);
  const documents = await list(token);
  expect(documents.map(({ fileName, removed }) => [fileName, removed])).toEqual(
    expect.arrayContaining([
      ['Replaced.pdf', kit.clock.now().toISOString()],
      ['Current.pdf', null],
    ]),
  );
  expect(documents.map(({ fileName }) => fileName)).not.toContain('Licence.pdf');
  const download = (documentId: string, key: string) =>
    kit.asSystem((scope) => downloadHeldDocument(scope, { token, documentId, key }));
  const { key = '' } = documents.find(({ documentId }) => documentId === replaced.id) ?? {};
  expect(await download(replaced.id, key)).toMatchObject({ storageKey: replaced.storageKey });
});

test('the key of a document opens this document alone, for an hour: download-expired', async () => {
  const badge = await make('Badge.pdf');
  const { token } = await asked([badge.id]);
  const { token: another } = await asked([badge.id]);
  const found = (await list(token)).find(({ documentId }) => documentId === badge.id);
  const key = found?.key ?? '';
  const download = (given: { token?: string; documentId?: string; key?: string } = {}) =>
    kit.asSystem((scope) => downloadHeldDocument(scope, { token, documentId: badge.id, key, ...given }));
  expect(await download()).toMatchObject({ fileName: 'Badge.pdf' });
  const refused = { refusal: { code: 'download-expired' } };
  expect(await download({ token: another })).toMatchObject(refused);
  expect(await download({ documentId: (await make('Other.pdf')).id })).toMatchObject(refused);
  expect(await download({ key: key.replace(/^\d/, '9') })).toMatchObject(refused);
  expect(await download({ key: '' })).toMatchObject(refused);
  const before = kit.clock.now();
  kit.clock.advance(3_600_000);
  expect(await download()).toMatchObject(refused);
  kit.clock.set(before);
});
