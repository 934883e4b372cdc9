import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraft, makeDraftDocument, makeEngagement, makeEngagementDocument } from '../factories.ts';
import { removeOldDocuments } from './remove-old-documents.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const hoursAgo = (hours: number) => new Date(kit.clock.now().getTime() - hours * 3_600_000);

test('a document removed a day ago is deleted with its file, unless another engagement uses it', async () => {
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  const { id: draftId } = await makeDraft(kit.db, { clientId });
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const old = await makeDraftDocument(kit.db, { draftId, clientId, removedAt: hoursAgo(25) });
  const fresh = await makeDraftDocument(kit.db, { draftId, clientId, removedAt: hoursAgo(23) });
  const written = await makeDraftDocument(kit.db, { draftId, clientId });
  const left = await makeDraftDocument(kit.db, { draftId: null, clientId, createdAt: hoursAgo(25) });
  const { storageKey } = await makeEngagementDocument(kit.db, { engagementId });
  await makeEngagementDocument(kit.db, { engagementId, storageKey, removedAt: hoursAgo(25) });
  const gone = await makeEngagementDocument(kit.db, { engagementId, removedAt: hoursAgo(25) });
  const removed: string[] = [];
  const files = { remove: (file: { storageKey: string }) => Promise.resolve(void removed.push(file.storageKey)) };
  const sweep = () => kit.asSystem((scope) => removeOldDocuments(scope, files as never));

  expect(await sweep()).toBe(4);
  expect(removed.toSorted()).toEqual([old.storageKey, left.storageKey, gone.storageKey].toSorted());
  const drafted = await kit.db.selectFrom('draftDocument').select('id').execute();
  expect(drafted.map(({ id }) => id).toSorted()).toEqual([fresh.id, written.id].toSorted());
  expect(await sweep()).toBe(0);
});
