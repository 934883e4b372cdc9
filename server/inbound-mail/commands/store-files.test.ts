import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadAttachmentEndpoint, readDiscussionEndpoint } from '#contract/clarifications/endpoints.ts';
import type { Discussion } from '#contract/clarifications/operations/discussions.ts';
import { maxAttachments } from '#contract/clarifications/rules.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAttachment, makeThread } from '#server/clarifications/factories.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { createInboundServer, inboundDomain } from '#server/testing/email/inbound-server.ts';
import { createSendingDomain } from '#server/testing/email/sending-domain.ts';
import type { TestServer } from '#server/testing/server.ts';
import { makeInboundAddress } from '../factories.ts';

const harbour = createSendingDomain('harbour.example');
let server: TestServer;
let port: number;
let runJobs: () => Promise<void>;
let market: MarketFixture;
let threadId: string;
let to: string;

beforeAll(async () => {
  ({ server, port, runJobs } = await createInboundServer(harbour));
  const { db } = server.kit;
  market = await makeMarketFixture(db);
  await db.updateTable('appUser').set({ email: 'mara@harbour.example' }).where('id', '=', market.owner.id).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db, clock } = server.kit;
  await db.deleteFrom('mail').execute();
  const parties = { supplierId: market.agency.id, clientId: market.client.id };
  const thread = await makeThread(db, { kind: 'discussion', subject: 'Rosters', createdAt: clock.now(), ...parties });
  threadId = thread.id;
  const { token } = await makeInboundAddress(db, { userId: market.owner.id, threadId });
  to = `reply+${token}@${inboundDomain}`;
});

const send = async (mail: SendMailOptions) => {
  await harbour.send(port, { from: 'mara@harbour.example', to, ...mail });
  await runJobs();
};
/** Returns the discussion's messages as the employer reads them. */
const messages = async () => {
  const { body } = await server.call(market.employer.id, readDiscussionEndpoint, { discussionId: threadId });
  return (body as Discussion).messages;
};
const namesOf = async () =>
  (await messages()).map(({ text, attachments }) => [text, ...attachments.map(({ fileName }) => fileName)]);
const answers = () => server.kit.db.selectFrom('mail').select(['subject', 'bodyText']).execute();
const storedFiles = () => readdirSync(join(server.dataDir, 'files')).toSorted();

const pdf = { filename: 'roster.pdf', content: '%PDF-1.4\n%%EOF\n' };
const notes = { filename: 'notes.txt', content: 'Two nurses on each shift.' };
const pictureOf = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test('the files of a reply are files of its message, which the other side can open [M02]', async () => {
  await send({ text: 'Both are attached.', attachments: [pdf, notes] });
  expect(await namesOf()).toEqual([['Both are attached.', 'roster.pdf', 'notes.txt']]);
  const attachmentId = (await messages())[0]?.attachments[1]?.attachmentId ?? '';
  const { bytes } = await server.call(market.employer.id, downloadAttachmentEndpoint, { attachmentId });
  expect(bytes.toString()).toBe('Two nurses on each shift.');
  const rival = await server.call(market.rivalOwner.id, downloadAttachmentEndpoint, { attachmentId });
  expect(rival.status).toBe(404);
  expect(await answers()).toEqual([]);
});

test('files are checked as uploads are: a refused one is named with the reason, and the rest is added', async () => {
  const disguised = { filename: 'plan.pdf', content: 'not a PDF' };
  const unknown = { filename: 'plan.zip', content: 'x' };
  const large = { filename: 'large.txt', content: Buffer.alloc(defaultScopeSettings.uploadLimitBytes, 'a') };
  const before = storedFiles();
  await send({ text: 'See the notes.', attachments: [disguised, notes, unknown, large] });
  expect(await namesOf()).toEqual([['See the notes.', 'notes.txt']]);
  expect(storedFiles()).toHaveLength(before.length + 1);
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer?.subject).toBe('Your reply was added without 3 files');
  expect(answer?.bodyText).toMatch(/plan\.pdf:\s+Accepted types: [\s\S]*The content must match/);
  expect(answer?.bodyText).toMatch(/plan\.zip:\s+Accepted types/);
  expect(answer?.bodyText).toMatch(/large\.txt:\s+The file must be under/);
  expect(answer?.bodyText).not.toContain('notes.txt');
});

test('the logo of a signature is no file of the message, and a screenshot in the text is', async () => {
  const [logo, screenshot] = [await pictureOf(20), await pictureOf(300)];
  expect(logo.length).toBeLessThan(50_000);
  expect(screenshot.length).toBeGreaterThan(50_000);
  const html = '<p>It looks like this: <img src="cid:shot"></p><div id="Signature"><img src="cid:logo"></div>';
  const attachments = [
    { filename: 'shot.png', content: screenshot, cid: 'shot' },
    { filename: 'logo.png', content: logo, cid: 'logo' },
  ];
  await send({ html, attachments });
  expect(await namesOf()).toEqual([['It looks like this:', 'shot.png']]);
  expect(await answers()).toEqual([]);
});

test('an email with files only becomes a message; one whose files are all refused does not', async () => {
  await send({ text: '> Where is the roster?', attachments: [pdf] });
  expect(await namesOf()).toEqual([['1 file attached.', 'roster.pdf']]);
  expect(await answers()).toEqual([]);
  await send({ text: '> Where is the roster?', attachments: [{ filename: 'roster.zip', content: 'x' }] });
  expect(await namesOf()).toHaveLength(1);
  const [answer] = await answers();
  expect(answer?.subject).toBe('Your email was not added');
  expect(answer?.bodyText).toMatch(/No text was found[\s\S]*roster\.zip: Accepted types/);
});

test('a message gets no more files than one written in a browser', async () => {
  const files = Array.from({ length: maxAttachments + 1 }, (_, at) => ({ ...notes, filename: `n${String(at)}.txt` }));
  await send({ text: 'All of them.', attachments: files });
  expect((await messages())[0]?.attachments).toHaveLength(maxAttachments);
  expect((await answers())[0]?.bodyText).toMatch(/n10\.txt:\s+A message can have at most 10 files/);
});

test('the files of a reply that is refused are removed', async () => {
  const before = storedFiles();
  await send({ text: 'x'.repeat(4001), attachments: [pdf, notes] });
  expect(await messages()).toEqual([]);
  expect((await answers()).map(({ subject }) => subject)).toEqual(['Your email was not added']);
  expect(storedFiles()).toEqual(before);
  const rows = await server.kit.db
    .selectFrom('messageAttachment')
    .select('id')
    .where('messageId', 'is', null)
    .execute();
  expect(rows).toEqual([]);
});

test('a user with too many unsent files loses the files of the reply, but not its text', async () => {
  const { db } = server.kit;
  const own = { messageId: null, supplierId: market.agency.id, clientId: null, uploadedBy: market.owner.id };
  for (let at = 0; at < defaultScopeSettings.looseUploads.perUser; at += 1) await makeAttachment(db, own);
  const before = storedFiles();
  await send({ text: 'See the notes.', attachments: [notes] });
  expect(await namesOf()).toEqual([['See the notes.']]);
  expect((await answers())[0]?.bodyText).toMatch(/notes\.txt:\s+You have too many unsent files/);
  expect(storedFiles()).toEqual(before);
});
