import { rmSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { applyToAuctionEndpoint, applySetRateEndpoint, readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { changeEmailPreferenceEndpoint } from '#contract/notifications/endpoints.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openInstallation } from '#tools/backup/installation.ts';
import { createMailServer, waitForQuiet, type MailServer, type ReceivedEmail } from './mail-server.ts';
import { demoDataDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';

let mails: MailServer;
let product: RunningProduct;
test.beforeAll(async () => {
  mails = await createMailServer();
  const settings = { SMTP_URL: mails.url, MAIL_GATHER_SECONDS: '0', MAIL_RETRY_SECONDS: '1' };
  product = await startProduct(settings, { dataDir: demoDataDir() });
  await waitForQuiet(mails);
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
  rmSync(product.dataDir, { recursive: true, force: true });
});

/** Waits for an email to an address, with these texts in its subject and body. */
const mailTo = async (to: string, subject: string, says = ''): Promise<ReceivedEmail> => {
  const found = (): ReceivedEmail | undefined =>
    mails.received.find(
      ({ to: recipient, mail }) =>
        recipient === to && mail.subject?.includes(subject) === true && mail.text?.includes(says) === true,
    );
  await expect
    .poll(() => (found() ? subject : mails.received.map((one) => `${one.to}: ${one.mail.subject ?? ''}`)), {
      timeout: 20_000,
      intervals: [100],
    })
    .toBe(subject);
  const one = found();
  if (!one) throw new Error('The email has disappeared.');
  return one;
};

/** Returns the URL of the email's first link, other than the one to the email settings. */
const leadsTo = ({ mail }: ReceivedEmail): string => {
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const [first = ''] = links.filter((link) => !link.includes('email-notification-settings'));
  return first;
};

/** Expects that axe finds no problem in the email, in light and in dark mode. */
const isReadable = async (browser: Browser, { mail }: ReceivedEmail): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await page.setContent(mail.html ?? '');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [mail.subject, colorScheme, id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await context.close();
  }
};

const applyTo = async (agency: HttpActor, title: string, isAuction: boolean): Promise<void> => {
  const { records } = await agency.call(listOpportunitiesEndpoint, { keywords: title });
  const engagementId = records.find((one) => one.title === title)?.engagementId ?? '';
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  const confirmed = { engagementId, termsVersion: terms.termsVersion, termsHash };
  if (isAuction) await agency.call(applyToAuctionEndpoint, confirmed);
  else await agency.call(applySetRateEndpoint, confirmed);
};

const inBrowser = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signInAs(page, email);
  return page;
};

/** Returns a time zone in which it is about noon, so that the daily summary is due whenever the test runs. */
const zoneAtNoon = (): string => {
  const offset = 12 - new Date().getUTCHours();
  // The signs in these zone names are inverted: Etc/GMT-3 is three hours ahead of UTC.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${String(Math.abs(offset))}`;
};

/** Makes all notifications and emails a day older, and starts the job that sends the daily summaries. */
const nextMorning = async (): Promise<void> => {
  const place = await openInstallation({ DATA_DIR: product.dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  await client.query(`update notification set created_at = created_at - interval '26 hours'`);
  await client.query(`update mail set created_at = created_at - interval '26 hours'`);
  await client.query('update tenant set time_zone = $1', [zoneAtNoon()]);
  await client.query(`insert into job.job (name, data) values ('notifications.summarize-unseen', '{}')`);
  await client.end();
  await place.close();
};

test('emails about new applications, new candidates and status changes are sent by SMTP according to the settings, and the summary in the morning [N05]', async ({
  browser,
}) => {
  const employerPage = await inBrowser(browser, people.employer);
  const agencyPage = await inBrowser(browser, people.owner);
  const rival = await signInOverHttp(product.url, people.rivalOwner, demoPassword);
  const employer = await signInOverHttp(product.url, people.employer, demoPassword);
  const { owner, talentRequestId } = await signInRecruiter(product.url);

  await applyTo(rival, 'Process Safety Engineers', false);
  await applyTo(rival, 'Warehouse operatives, night shift', true);
  const fee = await mailTo(people.sableEmployer, 'New application');
  expect(fee.mail.text).toContain('Approve the application to let the agency submit candidates');
  const auction = await mailTo(people.larkfieldEmployer, 'New application');
  expect(auction.mail.text).toContain('Approve the application to admit the agency to this auction');

  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    lastName: 'Mailed',
    confirmsConsent: true,
  });
  const candidate = await mailTo(people.employer, 'New candidate for Anaesthetic Nurse');
  expect(candidate.mail.subject).not.toContain('Mailed');
  await employerPage.goto(leadsTo(candidate));
  await expect(employerPage.getByRole('heading', { name: /Aino Mailed/ }).first()).toBeVisible();

  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: candidateStatus.shortlisted });
  const moved = await mailTo(people.owner, 'Candidate Shortlisted: Anaesthetic Nurse');
  expect(moved.mail.text).toContain('Aino Mailed is now Shortlisted for Anaesthetic Nurse.');
  await agencyPage.goto(leadsTo(moved));
  await expect(agencyPage.getByText('Aino Mailed').first()).toBeVisible();

  for (const one of [fee, auction, candidate, moved]) {
    const header = (key: string) => one.mail.headers.find((each) => each.key === key)?.value;
    expect(one.mail.from).toMatchObject({ name: 'Rolecall', address: 'no-reply@localhost' });
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toBe(`<${product.url}/email-notification-settings>`);
    expect(one.mail.html).toContain(leadsTo(one).replaceAll('&', '&amp;'));
  }

  // With emails turned off, the employer gets no email about the next candidate. The agency's later email arrives.
  await employer.call(changeEmailPreferenceEndpoint, { candidateStatusChanged: false });
  const before = mails.received.filter(({ to }) => to === people.employer).length;
  const { _id: second } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  await employer.call(moveCandidateEndpoint, { candidateId: second, candidateStatusId: candidateStatus.screening });
  await mailTo(people.owner, 'Candidate Screening');
  expect(mails.received.filter(({ to }) => to === people.employer)).toHaveLength(before);

  await nextMorning();
  const summary = await mailTo(people.employer, 'Your summary:', 'submitted Aino Mailed for Anaesthetic Nurse');
  expect(leadsTo({ ...summary, mail: { ...summary.mail, text: summary.mail.text?.split('See all')[1] ?? '' } })).toBe(
    `${product.url}/activitystream/notification`,
  );

  await isReadable(browser, auction);
  await isReadable(browser, summary);
  await employerPage.context().close();
  await agencyPage.context().close();
});
