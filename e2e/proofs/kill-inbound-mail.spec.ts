import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { SendMailOptions } from 'nodemailer';
import { createDiscussionEndpoint, listDiscussionPartnersEndpoint } from '#contract/clarifications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { createMailServer, waitForQuiet, type MailServer } from './mail-server.ts';
import { withInspectionConnection } from './parts/crash-consistency.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { createSendingDomains, type SendingDomains } from './parts/sending-domains.ts';
import { demoDataDir } from './prepared-data.ts';

const rounds = process.env['LONG'] === '1' ? 15 : 3;
const emailsPerRound = 4;

let dataDir = '';
let mails: MailServer;
let senders: SendingDomains;
let smtpPort = 0;
let product: RunningProduct | undefined;
test.beforeAll(async () => {
  dataDir = demoDataDir();
  mails = await createMailServer();
  senders = await createSendingDomains([people.employer.slice(people.employer.lastIndexOf('@') + 1)]);
  smtpPort = await findFreePort();
});
test.afterAll(async () => {
  await product?.kill();
  await mails.close();
  await senders.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<RunningProduct> => {
  const settings = {
    SMTP_URL: mails.url,
    MAIL_GATHER_SECONDS: '0',
    INBOUND_MAIL_DOMAIN: 'reply.rolecall.example',
    INBOUND_SMTP_PORT: String(smtpPort),
    INBOUND_SMTP_HOST: '127.0.0.1',
    INBOUND_DNS_SERVERS: senders.dns,
    LOG_LEVEL: 'error',
  };
  product = await startProduct(settings, { dataDir, ...(product ? { port: product.port } : {}) });
  return product;
};

/** Starts a discussion, and returns the address to which the employer can reply. */
const replyAddress = async ({ url }: RunningProduct): Promise<{ discussionId: string; to: string }> => {
  await waitForQuiet(mails);
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const { records } = await owner.call(listDiscussionPartnersEndpoint, {});
  const partnerId = records.find(({ name }) => name === 'Northwind Health')?.partnerId ?? '';
  const { discussionId } = await owner.call(createDiscussionEndpoint, {
    partnerId,
    subject: 'Lockers',
    text: 'Where?',
  });
  const addressOf = () =>
    mails.received.find(({ to, mail }) => to === people.employer && mail.subject?.includes('New message') === true)
      ?.mail.replyTo?.[0]?.address;
  await expect.poll(addressOf, { timeout: 30_000 }).toBeDefined();
  return { discussionId, to: addressOf() ?? '' };
};

/** Returns the texts of the employer's messages, each with its number of files. */
const answersIn = (discussionId: string): Promise<string[]> =>
  withInspectionConnection(embeddedUrl(dataDir), async (db) => {
    const { rows } = await db.query<{ line: string }>(
      `select m.text || ', files: ' || (select count(*) from message_attachment a where a.message_id = m.id) as line
       from message m where m.thread_id = $1 and m.side = 'client' order by m.text`,
      [discussionId],
    );
    return rows.map(({ line }) => line);
  });

/**
 * Ends the claims of processes that died. Other processes would take over their emails only after five minutes, so this
 * makes the emails due now.
 */
const endClaims = (): Promise<number> =>
  withInspectionConnection(embeddedUrl(dataDir), async (db) => {
    const { rowCount } = await db.query(
      `update inbound_email set due_at = least(due_at, now()) where status = 'waiting'`,
    );
    return rowCount ?? 0;
  });

test(`after kill -9 ${String(rounds)} times, each email that was accepted is in its conversation, once [M02]`, async () => {
  test.setTimeout(600_000);
  const { discussionId, to } = await replyAddress(await start());
  const emailOf = (text: string): SendMailOptions & { from: string } => ({
    from: people.employer,
    to,
    messageId: `<${text.replace(/\W/g, '-')}@killed.example>`,
    text,
    attachments: [{ filename: 'plan.txt', content: `The plan of ${text}` }],
  });
  const accepted: string[] = [];
  let unprocessed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < emailsPerRound; at += 1) {
      const text = `Answer ${String(round)}.${String(at)}`;
      await senders.send(smtpPort, emailOf(text));
      accepted.push(text);
    }
    // One more email is being delivered when the process dies. The sending mail server sends it again, because it gets
    // no response.
    const late = `Answer ${String(round)}.late`;
    const sending = senders.send(smtpPort, emailOf(late)).catch(() => undefined);
    // Each round kills the process at a different point in its work.
    await sleep((round * 67) % 300);
    await product?.kill();
    await sending;
    await start();
    unprocessed += await endClaims();
    await senders.send(smtpPort, emailOf(late));
    await senders.send(smtpPort, emailOf(`Answer ${String(round)}.0`));
    accepted.push(late);
    const expected = accepted.map((text) => `${text}, files: 1`).toSorted();
    await expect.poll(() => answersIn(discussionId), { timeout: 60_000, intervals: [250] }).toEqual(expected);
  }
  expect(unprocessed, 'no email was waiting at any kill, so that nothing was shown').toBeGreaterThan(0);
  // None of the replies may report a failure. Only the subjects are compared, since a daily summary may be among the
  // emails.
  const subjects = mails.received.map(({ mail }) => mail.subject ?? '');
  expect(subjects.filter((subject) => /^Your (email was not|reply was) added/.test(subject))).toEqual([]);
  console.log(`${String(rounds)} kills, ${String(accepted.length)} emails, ${String(unprocessed)} left unprocessed`);
});
