import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { newDataDir, startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openInstallation } from '#tools/backup/installation.ts';
import { createMailServer, findDeliveryProblems, type MailServer } from './mail-server.ts';

let dataDir: string;
let mails: MailServer;
let product: RunningProduct;
const settings = () => ({ SMTP_URL: mails.url, MAIL_GATHER_SECONDS: '0', MAIL_RETRY_SECONDS: '1' });
test.beforeAll(async () => {
  // Starts with an empty data folder, so that only the emails counted here are due.
  dataDir = newDataDir();
  mails = await createMailServer();
  product = await startProduct(settings(), { dataDir });
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const statusesOf = async (due: readonly string[]): Promise<string[]> => {
  const place = await openInstallation({ DATA_DIR: dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  const { rows } = await client.query<{ status: string }>('select status from mail where message_id = any($1)', [due]);
  await client.end();
  await place.close();
  return rows.map(({ status }) => status);
};

/** Creates due emails, as an event would, and returns their Message-IDs. */
const becomeDue = async (count: number, to = 'owner@harbour.example'): Promise<string[]> => {
  const place = await openInstallation({ DATA_DIR: dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await client.query(
      `insert into mail (id, message_id, template, to_address, subject, html, body_text, due_at, created_at)
       values ($1, $2, 'bundle', $3, 'A mail that must arrive', '<p>It has.</p>', 'It has.', now(), now())`,
      [id, `<${id}@rolecall.example>`, to],
    );
  }
  await client.end();
  await place.close();
  return ids.map((id) => `<${id}@rolecall.example>`);
};
/**
 * Returns the attempts to send these emails that reached the mail server. The demo world also sends emails of its own.
 */
const receivedOf = (due: readonly string[]) => mails.received.filter(({ messageId }) => due.includes(messageId));
const faults = (due: readonly string[]) => findDeliveryProblems(due, mails.received);
const arrive = (due: readonly string[]) =>
  expect.poll(() => faults(due).lost, { timeout: 60_000, intervals: [100] }).toEqual([]);
/** Waits for this many milliseconds, in which more than one attempt can be made. */
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.describe.configure({ mode: 'serial' });

test('while the mail server is down nothing is lost, and when it is back every email arrives once', async () => {
  await mails.close();
  const due = await becomeDue(12);
  await pass(3000);
  expect(faults(due).lost).toHaveLength(12);
  await mails.open();
  await arrive(due);
  await pass(1500);
  expect(faults(due)).toEqual({ lost: [], repeated: [] });
  expect(receivedOf(due)).toHaveLength(12);
});

test('a temporary refusal is retried until the email is accepted', async () => {
  mails.behaviour = 'defer';
  const due = await becomeDue(6);
  await pass(2500);
  expect(faults(due).lost).toHaveLength(6);
  mails.behaviour = 'accept';
  await arrive(due);
  expect(faults(due).repeated).toEqual([]);
});

test('an email arrives twice only if the connection breaks between acceptance and its reply, and then with the same Message-ID', async () => {
  mails.behaviour = 'disconnect';
  const due = await becomeDue(6);
  await expect.poll(() => receivedOf(due).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  mails.behaviour = 'accept';
  await expect
    .poll(() => receivedOf(due).filter(({ wasAcknowledged }) => wasAcknowledged).length, { timeout: 60_000 })
    .toBe(due.length);
  const own = receivedOf(due);
  const unsaid = own.filter(({ wasAcknowledged }) => !wasAcknowledged).length;
  expect(unsaid).toBeGreaterThanOrEqual(3);
  expect(own.length - due.length).toBe(unsaid);
  expect(faults(due)).toEqual({ lost: [], repeated: [] });
});

test('a process killed while the mail server is slow leaves the email to the next process', async () => {
  mails.behaviour = 'silent';
  const due = await becomeDue(1);
  await expect.poll(() => receivedOf(due).length, { timeout: 20_000 }).toBe(1);
  await product.kill();
  mails.behaviour = 'accept';
  product = await startProduct(settings(), { dataDir });
  await expect
    .poll(() => receivedOf(due).filter(({ wasAcknowledged }) => wasAcknowledged).length, { timeout: 30_000 })
    .toBe(1);
});

test('a permanently refused email is dead, visible to staff, and arrives when they retry it', async ({ browser }) => {
  const address = 'gone@harbour.example';
  mails.unknownAddresses.add(address);
  const due = await becomeDue(1, address);
  const page = await (
    await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs(page, people.providerAdmin);
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  // A reload before the page has changed would load the previous page again.
  await expect(page).toHaveURL(/\/provider\/mails/);
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('No such person here', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  expect(faults(due).lost).toEqual(due);

  mails.unknownAddresses.delete(address);
  await row.getByRole('button', { name: 'Try again: A mail that must arrive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The email will be sent again.')).toBeVisible();
  await arrive(due);
  await expect(row).toHaveCount(0);
  await page
    .getByRole('radio', { name: 'Sent' })
    .or(page.getByRole('button', { name: 'Sent' }))
    .first()
    .click();
  await expect(page.getByRole('row').filter({ hasText: address })).toHaveCount(1);
  await page.context().close();
});

test('control: without retries, emails due while the server is down are found lost', async () => {
  await product.stop();
  product = await startProduct({ ...settings(), MAIL_RETRY_SECONDS: '0' }, { dataDir });
  await mails.close();
  const due = await becomeDue(4);
  // Each email was tried and failed; otherwise the test would also pass if the product never sent any email.
  await expect
    .poll(() => statusesOf(due), { timeout: 30_000, intervals: [250] })
    .toEqual(['dead', 'dead', 'dead', 'dead']);
  await mails.open();
  await pass(2000);
  expect(faults(due).lost).toHaveLength(4);
});
