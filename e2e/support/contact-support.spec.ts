import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';

/** Starts a support chat that is unreachable at first. */
const startChat = async (): Promise<{
  server: Server;
  url: string;
  heard: Record<string, string>[];
  asked: () => number;
}> => {
  const heard: Record<string, string>[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked += 1;
      if (asked > 1) heard.push(JSON.parse(body) as Record<string, string>);
      response.writeHead(asked > 1 ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${String(port)}/hook`, heard, asked: () => asked };
};

// Both tests share one running instance of the product.
test.describe.configure({ mode: 'default' });

let chat: Awaited<ReturnType<typeof startChat>>;
let product: RunningProduct;
test.beforeAll(async () => {
  chat = await startChat();
  product = await startProduct({ SUPPORT_WEBHOOK_URL: chat.url, MAIL_RETRY_SECONDS: '1' });
});
test.afterAll(async () => {
  await product.stop();
  chat.server.close();
});

test('Contact Support checks its fields, says Message Sent, and the chat gets it although it was unreachable at first [X01]', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  await startSession(page, people.owner);
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Contact Support' });
  const [email, subject, message] = [
    dialog.getByLabel('Email'),
    dialog.getByLabel('Subject'),
    dialog.getByLabel('Message'),
  ];
  await expect(email).toHaveValue(people.owner);
  await expect(dialog.getByText('support+owner_harbour.example')).toBeVisible();
  await email.fill('owner at harbour');
  await dialog.getByRole('button', { name: 'Send' }).click();
  for (const words of [
    'Please enter a valid email address.',
    'Please enter a subject for your message.',
    'Please write your message.',
  ])
    await expect(dialog.getByText(words)).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('');
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await subject.fill('x'.repeat(256));
  await message.fill('x'.repeat(501));
  await expect(dialog.getByText('Subject must not exceed 255 characters!')).toBeVisible();
  await expect(dialog.getByText('Message must not exceed 500 characters!')).toBeVisible();
  await email.fill(`${'a'.repeat(250)}@b.example`);
  await expect(dialog.getByText('Email must not exceed 255 characters!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  expect(await findOverflowingElements(page)).toEqual([]);

  await email.fill('  owner@harbour.example ');
  await subject.fill('  A question ');
  await message.fill(' How do I add a colleague?  ');
  await subject.focus();
  await expect(message).toHaveValue('How do I add a colleague?');
  await message.focus();
  await expect(subject).toHaveValue('A question');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message Sent')).toBeVisible();
  await expect(page.getByText('Our support team will get back to you as soon as possible.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => chat.heard.length, { timeout: 20_000 }).toBe(1);
  expect(chat.asked()).toBe(2);
  expect(chat.heard[0]).toMatchObject({
    platform: 'Agency',
    email: 'owner@harbour.example',
    subject: 'A question',
    description: 'How do I add a colleague?',
    supportAddress: 'support+owner_harbour.example',
  });
});

test('a message that could not be sent stays in the form, on a phone too; the demo shows messages in its mailbox', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, people.pendingOwner);
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Contact Support' });
  await dialog.getByLabel('Subject').fill('Our account');
  await dialog.getByLabel('Message').fill('When is it approved?');
  await page.route('**/support/contact', (route) =>
    route.fulfill({ status: 500, json: { code: 'fault', message: 'Something went wrong.' } }),
  );
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Something went wrong.').first()).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('When is it approved?');
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.unroute('**/support/contact');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message Sent')).toBeVisible();
  await page.goto('/dev/mailbox');
  await expect(page.getByText('Contact Support: Our account').first()).toBeVisible();
});
