import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAttachment, makeClarification } from '../factories.ts';
import { removeUnsentAttachments } from './remove-unsent-attachments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('files that were not sent for a day, and those of deleted messages, are removed; others stay', async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { question } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const hoursAgo = (hours: number) => new Date(kit.clock.now().getTime() - hours * 3_600_000);
  const upload = (more: Partial<Parameters<typeof makeAttachment>[1]>) =>
    makeAttachment(kit.db, { supplierId: agency.id, clientId: null, uploadedBy: owner.id, ...more });
  const old = await upload({ createdAt: hoursAgo(25) });
  const fresh = await upload({ createdAt: hoursAgo(23) });
  const deleted = await upload({ createdAt: hoursAgo(1), deletedAt: hoursAgo(0) });
  const sent = await upload({ createdAt: hoursAgo(25), messageId: question.id, clientId: question.clientId });
  const removed: string[] = [];
  const files = { remove: (file: { storageKey: string }) => Promise.resolve(void removed.push(file.storageKey)) };
  expect(await kit.asSystem((scope) => removeUnsentAttachments(scope, files as never))).toBe(2);
  expect(removed.toSorted()).toEqual([old.storageKey, deleted.storageKey].toSorted());
  const left = await kit.db.selectFrom('messageAttachment').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh.id, sent.id].toSorted());
});
