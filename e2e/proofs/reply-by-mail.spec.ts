import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SendMailOptions } from 'nodemailer';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { createDiscussionEndpoint, listDiscussionPartnersEndpoint } from '#contract/clarifications/endpoints.ts';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { createMailServer, waitForQuiet, type MailServer, type ReceivedEmail } from './mail-server.ts';
import { createSendingDomains, type SendingDomains } from './parts/sending-domains.ts';
import { demoDataDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

let mails: MailServer;
let senders: SendingDomains;
let product: RunningProduct;
let port: number;
test.beforeAll(async () => {
  mails = await createMailServer();
  senders = await createSendingDomains([domainOf(people.owner), domainOf(people.employer)]);
  port = await findFreePort();
  product = await startProduct(
    {
      SMTP_URL: mails.url,
      MAIL_GATHER_SECONDS: '0',
      INBOUND_MAIL_DOMAIN: 'reply.rolecall.example',
      INBOUND_SMTP_PORT: String(port),
      INBOUND_SMTP_HOST: '127.0.0.1',
      INBOUND_DNS_SERVERS: senders.dns,
    },
    { dataDir: demoDataDir() },
  );
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
  await senders.close();
  rmSync(product.dataDir, { recursive: true, force: true });
});

const emailTo = async (to: string, subject: string): Promise<ReceivedEmail> => {
  const found = () => mails.received.find((one) => one.to === to && one.mail.subject?.includes(subject) === true);
  await expect.poll(() => found() !== undefined, { timeout: 30_000, intervals: [100] }).toBe(true);
  const email = found();
  if (!email) throw new Error('The email has disappeared.');
  return email;
};

/** Answers an email as mail programs do, with the whole email quoted below the answer. */
const answer = async (
  from: string,
  { mail }: ReceivedEmail,
  { text, attachments }: Pick<SendMailOptions, 'attachments'> & { text: string },
): Promise<void> => {
  expect(mail.text).toContain('Reply to this email to answer.');
  const to = mail.replyTo?.[0]?.address ?? '';
  const quoted = (mail.text ?? '').replace(/^/gm, '> ');
  await senders.send(port, {
    from,
    to,
    subject: `Re: ${mail.subject ?? ''}`,
    ...(attachments ? { attachments } : {}),
    text: `${text}\n\n-- \nA signature\n\nOn Fri, 20 Nov 2026 at 15:01, Rolecall <no-reply@localhost> wrote:\n\n${quoted}\n`,
  });
};

const pageOf = async (browser: Browser, user: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  page.setDefaultTimeout(20_000);
  await signInAs(page, user);
  return page;
};

test('both sides answer by email what the other wrote, with files, and open pages show it at once [M02]', async ({
  browser,
}) => {
  await waitForQuiet(mails);
  const owner = await signInOverHttp(product.url, people.owner, demoPassword);
  const { records: partners } = await owner.call(listDiscussionPartnersEndpoint, {});
  const partnerId = partners.find(({ name }) => name === 'Northwind Health')?.partnerId ?? '';
  const { discussionId } = await owner.call(createDiscussionEndpoint, {
    partnerId,
    subject: 'Parking on site',
    text: 'Where can our candidates park?',
  });
  const [agencyPage, employerPage] = [await pageOf(browser, people.owner), await pageOf(browser, people.employer)];
  await agencyPage.goto(`/messages?discussion=${discussionId}`);
  await expect(agencyPage.getByRole('article')).toHaveCount(1);

  await answer(people.employer, await emailTo(people.employer, 'New message from Harbour Talent'), {
    text: 'Behind the clinic.',
    attachments: [
      { filename: 'map.txt', content: 'The second gate.' },
      { filename: 'map.zip', content: 'x' },
    ],
  });
  await expect(agencyPage.getByRole('article').last()).toContainText('Behind the clinic.');
  await expect(agencyPage.getByRole('article').last()).not.toContainText('signature');
  await expect(agencyPage.getByRole('article').last()).not.toContainText('wrote:');
  const opened = agencyPage.waitForEvent('download');
  await agencyPage.getByRole('article').last().getByRole('button', { name: 'Download map.txt' }).click();
  expect(await readFile(await (await opened).path(), 'utf8')).toBe('The second gate.');
  const { mail: refusal } = await emailTo(people.employer, 'Your reply was added without 1 file');
  expect(refusal.text).toContain('map.zip');

  await employerPage.goto(`/employer/messages?discussion=${discussionId}`);
  await expect(employerPage.getByRole('article')).toHaveCount(2);
  await answer(people.owner, await emailTo(people.owner, 'New message from Northwind Health'), { text: 'Thank you.' });
  await expect(employerPage.getByRole('article').last()).toContainText('Thank you.');
  await expect(employerPage.getByRole('article')).toHaveCount(3);
  await agencyPage.context().close();
  await employerPage.context().close();
});

test('a CV that is forwarded to the address of a talent request becomes a draft, and the sender is told [N05]', async ({
  browser,
}) => {
  const { form } = await signInRecruiter(product.url);
  const page = await pageOf(browser, people.owner);
  await page.goto(`${form}/cvs`);
  await page.getByRole('button', { name: 'Create an email address for CVs' }).click();
  const address = await page.getByRole('textbox', { name: 'Forward CVs to this address' }).inputValue();
  expect(address).toMatch(/^cv\+[0-9a-f]{32}@reply\.rolecall\.example$/);
  await senders.send(port, {
    from: people.owner,
    to: address,
    subject: 'Fwd: my CV',
    attachments: [
      { filename: 'cv.txt', content: 'Ilona Vasara\n\nilona@vasara.example\n\nTheatre nurse\n' },
      { filename: 'notes.zip', content: 'x' },
    ],
  });
  await expect(page.getByRole('row').filter({ hasText: 'Ilona Vasara' })).toBeVisible();
  const { mail } = await emailTo(people.owner, '1 of 2 CVs saved as drafts');
  expect(mail.text).toContain('Saved as a draft');
  expect(mail.text).toContain('notes.zip');
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  await page.context().close();
});
