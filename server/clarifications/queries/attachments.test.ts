import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAttachment, makeClarification } from '../factories.ts';
import { listAttachments, downloadAttachment, selectUnsentAttachments } from './attachments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('attachments are listed by message, without their storage keys; unsent ones are those of the caller', async () => {
  const { agency, owner, standard, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { question } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const upload = (uploadedBy: string, sent: object = {}) =>
    makeAttachment(kit.db, { supplierId: agency.id, clientId: null, uploadedBy, ...sent });
  const sent = await upload(owner.id, { messageId: question.id, clientId: question.clientId });
  const mine = await upload(owner.id);
  await upload(standard.id);
  const { byMessage, unsent } = await kit.asAgency(owner.id, async (scope) => ({
    byMessage: await listAttachments(scope, [question.id]),
    unsent: await selectUnsentAttachments(scope).select('id').execute(),
  }));
  const { fileName, extension, mediaType, sizeBytes } = sent;
  expect(byMessage).toEqual(
    new Map([[question.id, [{ attachmentId: sent.id, fileName, extension, mediaType, sizeBytes }]]]),
  );
  expect(unsent).toEqual([{ id: mine.id }]);
  // A colleague can read an attachment that was sent, but not one in an unsent message.
  const read = (id: string) => kit.asAgency(standard.id, (scope) => downloadAttachment(scope, { attachmentId: id }));
  expect(await read(mine.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
