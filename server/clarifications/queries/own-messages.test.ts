import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAttachment, makeClarification } from '../factories.ts';
import { listOwnMessageFiles, listOwnMessages } from './own-messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's own messages are listed, and those of colleagues are not", async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const place = { engagementId, supplierId: agency.id };
  const { question } = await makeClarification(kit.db, { ...place, question: { authorUserId: owner.id } });
  await makeClarification(kit.db, { ...place, question: { text: 'Of a colleague' } });
  expect(await kit.asAgency(owner.id, listOwnMessages)).toEqual([
    { text: question.text, created: question.createdAt.toISOString() },
  ]);
});

test("a user's own files are listed, sent or not, and those of colleagues and deleted ones are not", async () => {
  const { agency, owner, standard, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const asked = { engagementId, supplierId: agency.id, question: { authorUserId: owner.id } };
  const { question } = await makeClarification(kit.db, asked);
  const unsent = { supplierId: agency.id, clientId: null, uploadedBy: owner.id };
  const sent = { messageId: question.id, supplierId: agency.id, clientId: question.clientId };
  const later = new Date('2026-11-19T05:00:00Z');
  await makeAttachment(kit.db, { ...unsent, fileName: 'Unsent.pdf' });
  await makeAttachment(kit.db, { ...sent, uploadedBy: owner.id, fileName: 'Sent.pdf', createdAt: later });
  await makeAttachment(kit.db, { ...sent, uploadedBy: standard.id, fileName: 'Of a colleague.pdf' });
  await makeAttachment(kit.db, { ...unsent, fileName: 'Deleted.pdf', deletedAt: later });
  expect(await kit.asAgency(owner.id, listOwnMessageFiles)).toEqual([
    { file: 'Sent.pdf', uploaded: later.toISOString() },
    { file: 'Unsent.pdf', uploaded: '2026-11-19T04:00:00.000Z' },
  ]);
});
