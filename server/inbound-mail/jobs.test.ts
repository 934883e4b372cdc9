import { Buffer } from 'node:buffer';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeClarification, makeThread } from '#server/clarifications/factories.ts';
import { createInboundServer, inboundDomain, webhookSecret } from '#server/testing/email/inbound-server.ts';
import { createSendingDomain } from '#server/testing/email/sending-domain.ts';
import type { TestServer } from '#server/testing/server.ts';
import { makeInboundAddress, makeInboundEmail } from './factories.ts';

const perHour = 20;
const harbour = createSendingDomain('harbour.example');
let server: TestServer;
let runJobs: () => Promise<void>;
let port: number;
let market: MarketFixture;
let place: SubmissionFixture;
let threadId: string;
let address: string;

beforeAll(async () => {
  ({ server, port, runJobs } = await createInboundServer(harbour, { INBOUND_EMAILS_PER_HOUR: String(perHour) }));
  market = await makeMarketFixture(server.kit.db);
  place = await makeSubmissionFixture(server.kit.db);
  const { db } = server.kit;
  const emails = [
    [market.owner.id, 'mara@harbour.example'],
    [market.employer.id, 'priya@harbour.example'],
    [place.recruiter.id, 'recruiter@harbour.example'],
  ] as const;
  for (const [id, email] of emails) await db.updateTable('appUser').set({ email }).where('id', '=', id).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.kit;
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('inboundAddress').execute();
  const thread = await makeThread(db, {
    kind: 'discussion',
    subject: 'Terms for 2027',
    supplierId: market.agency.id,
    clientId: market.client.id,
    createdAt: server.kit.clock.now(),
  });
  threadId = thread.id;
  const page = `/messages?discussion=${threadId}`;
  const { token } = await makeInboundAddress(db, { userId: market.owner.id, threadId, page });
  address = `reply+${token}@${inboundDomain}`;
});

const send = async (mail: SendMailOptions, given?: { isSigned?: boolean }) => {
  const response = await harbour.send(port, { from: 'Mara <mara@harbour.example>', to: address, ...mail }, given);
  await runJobs();
  return response;
};
const messages = (id = threadId) =>
  server.kit.db.selectFrom('message').select(['authorName', 'text', 'visibleTo']).where('threadId', '=', id).execute();
const answers = () =>
  server.kit.db.selectFrom('mail').select(['toAddress', 'subject', 'bodyText', 'headers']).execute();
const received = () => server.kit.db.selectFrom('inboundEmail').select(['status', 'reason', 'raw', 'sender']).execute();

test('a reply is added to its conversation as its author, without quoted history and signature [M02]', async () => {
  const quoted = 'On Fri, 20 Nov 2026 at 15:01, Rolecall <no-reply@rolecall.example> wrote:\n\n> Shall we?';
  await send({ text: `Yes, gladly.\n\nFrom May on.\n\n-- \nMara Ellingsen\n\n${quoted}\n` });
  expect(await messages()).toEqual([
    { authorName: 'Mara Ellingsen', text: 'Yes, gladly.\n\nFrom May on.', visibleTo: 'both' },
  ]);
  expect(await received()).toEqual([{ status: 'accepted', reason: null, raw: null, sender: null }]);
  expect(await answers()).toEqual([]);
  const event = await server.kit.db
    .selectFrom('event')
    .select(['kind', 'actorUserId'])
    .where('kind', 'like', 'discussion.%')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ kind: 'discussion.written-by-agency', actorUserId: market.owner.id });
});

test('the same email is added once, however often it is sent, and another one with the same text again [N05]', async () => {
  const mail = { text: 'Yes.', messageId: '<one@harbour.example>' };
  await send(mail);
  await send(mail);
  await Promise.all([send(mail), send(mail)]);
  expect(await messages()).toHaveLength(1);
  await send({ text: 'Yes.' });
  expect(await messages()).toHaveLength(2);
});

test('a forged sender is refused while the email is delivered, and gets no answer', async () => {
  await expect(send({ text: 'Pay me.' }, { isSigned: false })).rejects.toThrow(/550 5\.7\.1 .*DMARC/);
  await expect(send({ text: 'Pay me.', from: 'mara@other.example' })).rejects.toThrow(/550 5\.7\.1/);
  expect([await messages(), await received(), await answers()]).toEqual([[], [], []]);
});

test('an unknown address is refused at once', async () => {
  const unknown = `reply+${'0'.repeat(32)}@${inboundDomain}`;
  await expect(send({ to: unknown, text: 'Hi' })).rejects.toThrow(/550 5\.1\.1/);
  await expect(send({ to: 'mara@harbour.example', text: 'Relay' })).rejects.toThrow(/550 5\.1\.1/);
  await server.kit.db.updateTable('appUser').set({ deletedAt: new Date() }).where('id', '=', market.owner.id).execute();
  await expect(send({ text: 'Hi' })).rejects.toThrow(/550 5\.1\.1/);
  await server.kit.db.updateTable('appUser').set({ deletedAt: null }).where('id', '=', market.owner.id).execute();
});

test("another user's address is refused in words, which lead to no page of its owner", async () => {
  await send({ from: 'priya@harbour.example', text: 'Hello' });
  expect(await messages()).toEqual([]);
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ toAddress: 'priya@harbour.example', subject: 'Your email was not added' });
  expect(answer?.bodyText).toContain('belongs to another account');
  expect(answer?.bodyText).not.toContain(threadId);
  expect(answer?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
});

test.each([
  [{ 'Auto-Submitted': 'auto-replied' }],
  [{ Precedence: 'bulk' }],
  [{ 'List-Id': '<nurses.harbour.example>' }],
])('an automatic reply with %j is ignored, and gets no answer', async (headers) => {
  await send({ text: 'I am away.', headers });
  expect([await messages(), await answers()]).toEqual([[], []]);
  expect(await received()).toEqual([{ status: 'ignored', reason: 'automatic', raw: null, sender: null }]);
});

test('a bounce is ignored', async () => {
  await send({ text: 'Not delivered.', envelope: { from: '', to: address } }, { isSigned: false });
  expect([await messages(), await answers()]).toEqual([[], []]);
});

test('a reply that the product refuses is refused with its reasons and a link [K01]', async () => {
  const { db } = server.kit;
  const { thread } = await makeClarification(db, { engagementId: market.engagementId, supplierId: market.agency.id });
  const page = `/engagement/${market.engagementId}/clarifications`;
  const { token } = await makeInboundAddress(db, { userId: market.owner.id, threadId: thread.id, page });
  const to = `reply+${token}@${inboundDomain}`;
  await send({ to, text: 'May I?', messageId: '<asked@harbour.example>' });
  expect(await messages(thread.id)).toHaveLength(1);
  const [answer] = await answers();
  expect(answer?.bodyText).toContain('This message can’t be sent at the moment.');
  expect(answer?.bodyText).toContain('Only agencies that have applied can ask questions.');
  expect(answer?.bodyText).toContain(page);
  expect(answer?.headers).toMatchObject({ 'In-Reply-To': '<asked@harbour.example>' });
  await makeApplication(db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await send({ to, text: 'And now?' });
  expect((await messages(thread.id)).map(({ text }) => text)).toContain('And now?');
});

test("the employer's reply answers the agency that asked, and publishes nothing [K02]", async () => {
  const { db } = server.kit;
  const asked = { engagementId: market.engagementId, supplierId: market.agency.id };
  const { thread } = await makeClarification(db, asked);
  const { token } = await makeInboundAddress(db, { userId: market.employer.id, threadId: thread.id });
  await send({ from: 'priya@harbour.example', to: `reply+${token}@${inboundDomain}`, text: 'It rotates.' });
  expect((await messages(thread.id)).map(({ text }) => text)).toContain('It rotates.');
  const published = await db.selectFrom('thread').select('id').where('supplierId', 'is', null).execute();
  expect(published).toEqual([]);
  const { thread: open } = await makeClarification(db, { ...asked, supplierId: null });
  const { token: another } = await makeInboundAddress(db, { userId: market.employer.id, threadId: open.id });
  await send({ from: 'priya@harbour.example', to: `reply+${another}@${inboundDomain}`, text: 'Addition' });
  expect((await messages(open.id)).map(({ text }) => text)).not.toContain('Addition');
});

test.each([
  ['only quoted history', '> Shall we?', 'No text was found above the quoted email.'],
  ['too much text', 'x'.repeat(4001), 'Message must not exceed'],
])('a reply with %s is refused in words', async (_what, text, reason) => {
  await send({ text });
  expect(await messages()).toEqual([]);
  expect((await answers()).map(({ bodyText }) => bodyText).join()).toContain(reason);
});

test('a user who lost the right gets a refusal in words', async () => {
  const { db } = server.kit;
  await db.updateTable('appUser').set({ email: 'tom@harbour.example' }).where('id', '=', market.standard.id).execute();
  const { token } = await makeInboundAddress(db, { userId: market.standard.id, threadId });
  await server.kit.db.updateTable('tenant').set({ status: 'declined' }).where('id', '=', market.agency.id).execute();
  await send({ from: 'tom@harbour.example', to: `reply+${token}@${inboundDomain}`, text: 'Me too.' });
  expect((await answers()).map(({ bodyText }) => bodyText).join()).toContain('Rolecall declined your agency');
  await server.kit.db.updateTable('tenant').set({ status: 'approved' }).where('id', '=', market.agency.id).execute();
  expect(await messages()).toEqual([]);
});

const post = (payload: Buffer, headers: Record<string, string> = {}) =>
  server.product.app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${webhookSecret}`, ...headers },
    payload,
  });

test('the webhook of a mail provider does the same, and needs the secret [N05]', async () => {
  const mail = { from: 'mara@harbour.example', to: address, text: 'By webhook.' };
  const raw = await harbour.compose(mail);
  expect((await post(raw, { authorization: 'Bearer wrong' })).statusCode).toBe(403);
  expect((await post(raw, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await post(raw)).statusCode).toBe(202);
  expect((await post(raw, { 'x-envelope-to': address })).statusCode).toBe(202);
  await runJobs();
  expect((await messages()).map(({ text }) => text)).toEqual(['By webhook.']);
  const forged = Buffer.from(raw.toString().replace('By webhook.', 'Pay me.'));
  expect((await post(forged)).json()).toMatchObject({ code: 'unverified' });
  const elsewhere = await harbour.compose({ ...mail, to: 'info@harbour.example' });
  expect((await post(elsewhere)).statusCode).toBe(404);
  const bounce = await harbour.compose({ ...mail, text: 'Bounce' });
  expect((await post(bounce, { 'x-envelope-from': '<>' })).statusCode).toBe(202);
  await runJobs();
  expect(await messages()).toHaveLength(1);
});

test('forwarded CVs become drafts of their sender, and the answer says what happened to each file [N05]', async () => {
  const { db } = server.kit;
  const { token } = await makeInboundAddress(db, {
    userId: place.recruiter.id,
    talentRequestId: place.request.id,
    page: `/engagement/${place.engagement.id}/submit/${place.request.id}/cvs`,
  });
  const cv = { from: 'recruiter@harbour.example', to: `cv+${token}@${inboundDomain}`, text: 'Fwd: CV' };
  await send({
    ...cv,
    attachments: [
      { filename: 'ingrid.txt', content: 'Ingrid Maalouf\n\ningrid@maalouf.example\n\nRegistered nurse' },
      { filename: 'photo.png', content: 'not a picture' },
    ],
  });
  const drafts = await db
    .selectFrom('submissionDraft')
    .select(['userId', 'isImported', 'fields'])
    .where('talentRequestId', '=', place.request.id)
    .execute();
  expect(drafts).toMatchObject([
    { userId: place.recruiter.id, isImported: true, fields: { emailAddress: 'ingrid@maalouf.example' } },
  ]);
  const [answer] = await answers();
  expect(answer?.subject).toBe('1 of 2 CVs saved as drafts');
  expect(answer?.bodyText).toMatch(/ingrid\.txt:\s+Saved as a draft/);
  expect(answer?.bodyText).toMatch(/photo\.png:\s+\S/);
  expect(answer?.bodyText).toContain(`/submit/${place.request.id}/cvs`);
  await db.deleteFrom('mail').execute();
  await send(cv);
  expect((await answers()).map(({ bodyText }) => bodyText).join()).toContain('No files were attached.');
});

test('a sender beyond the limit of an hour is asked to send later, and gets no answer', async () => {
  const { db, clock } = server.kit;
  // Starts a new hour, so that the emails of earlier tests don't count.
  clock.advance(3_600_000);
  const user = { email: 'often@harbour.example' };
  await db.updateTable('appUser').set(user).where('id', '=', market.standard.id).execute();
  const { token } = await makeInboundAddress(db, { userId: market.standard.id, threadId });
  const often = { from: user.email, to: `reply+${token}@${inboundDomain}` };
  for (let at = 0; at < perHour; at += 1) await harbour.send(port, { ...often, text: String(at) });
  await expect(harbour.send(port, { ...often, text: 'Once more' })).rejects.toThrow(/451 4\.7\.1 .*in an hour/);
  const payload = await harbour.compose({ ...often, text: 'Once more' });
  expect((await post(payload)).statusCode).toBe(429);
  await send({ text: 'Another sender' });
  expect(await messages()).toHaveLength(perHour + 1);
  expect(await answers()).toEqual([]);
  clock.advance(3_600_000);
  await send({ ...often, text: 'An hour later' });
  expect(await messages()).toHaveLength(perHour + 2);
});

test('an email whose process died is taken up again, and given up after several attempts', async () => {
  const { db } = server.kit;
  const { id } = await db
    .selectFrom('inboundAddress')
    .select('id')
    .where('threadId', '=', threadId)
    .executeTakeFirstOrThrow();
  await makeInboundEmail(db, { addressId: id, text: 'Once more.', attempts: 2 });
  await runJobs();
  expect((await messages()).map(({ text }) => text)).toEqual(['Once more.']);
  await makeInboundEmail(db, { addressId: id, text: 'Never.', attempts: 5 });
  await runJobs();
  expect(await messages()).toHaveLength(1);
  expect((await answers()).map(({ bodyText }) => bodyText).join()).toContain('could not be processed');
});
