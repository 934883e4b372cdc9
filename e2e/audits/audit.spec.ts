import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  awardOverHttp,
  bidOverHttp,
  lotPath,
  openAuction,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { totpCodeOf } from '#e2e/actors/authenticator.ts';
import { confirmPassword, fillSignIn } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { axeViolations } from '#e2e/app/axe.ts';

const password = 'eleven grey herons';

/** Creates a settled auction with one sealed lot, which the rival has won. */
const settledAuction = async (baseURL: string | undefined) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const title = `Audited ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title,
    lots: [{ jobTitle: 'Theatre Nurse', rules: { bidTypeId: 1, bidMethodId: 4 } }],
    seconds: 8,
  });
  const talentRequestId = lots[0]?.talentRequestId ?? '';
  await bidOverHttp(agency, auctionId, talentRequestId, '991.37');
  await bidOverHttp(rival, auctionId, talentRequestId, '985.21');
  await waitForOutcome(employer, auctionId, talentRequestId);
  await awardOverHttp(employer, auctionId, talentRequestId, [rival.who.tenant.name]);
  await waitForOutcome(employer, auctionId, talentRequestId, 'awarded');
  return { title, auctionId, talentRequestId };
};

const nameAuditor = async (page: Page, title: string, email: string): Promise<void> => {
  await startSession(page, people.providerAdmin);
  await page.goto('/provider/audits');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Name an auditor' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Name an auditor' });
  await dialog.getByRole('button', { name: 'Name an auditor' }).click();
  await expect(dialog.getByText('Organization is required!')).toBeVisible();
  await dialog.getByLabel('Organization').fill('Fenwick Assurance');
  await dialog.getByLabel('First name').fill('Piet');
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('Email').fill(people.owner);
  await dialog.getByRole('button', { name: 'Name an auditor' }).click();
  await confirmPassword(page);
  await expect(dialog.getByText('This email address belongs to a user who is not an auditor.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Name an auditor' }).click();
  await expect(page.getByText('Auditor named and invited')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Fenwick Assurance' })).toContainText('Not read yet');
  expect(await axeViolations(page)).toEqual([]);
};

/** Sets the password through the emailed link, and signs in. */
const firstSignIn = async (page: Page, email: string, title: string): Promise<void> => {
  await page.goto(await waitForEmailedLink(page, email, `You are the auditor of ${title}`));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('button', { name: 'Save password' })).toBeHidden();
  await page.goto('/login');
  await fillSignIn(page, email, password);
};

const turnOnTwoStep = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Open your account' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page, password);
  const dialog = page.getByRole('alertdialog', { name: /two-step sign-in|recovery codes/ });
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
};

/** Downloads the bundle, the keys and the verifier from the page, and runs the verifier. */
const verifyDownloads = async (page: Page): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-audit-'));
  const save = async (start: () => Promise<void>): Promise<string> => {
    const download = page.waitForEvent('download');
    await start();
    const file = await download;
    const path = join(folder, file.suggestedFilename());
    await file.saveAs(path);
    return path;
  };
  const bundle = await save(() => page.getByRole('button', { name: 'Download for the verifier' }).click());
  const keys = await save(() => page.getByRole('link', { name: 'Public keys' }).click());
  const verifier = await save(() => page.getByRole('link', { name: 'Verifier' }).click());
  const run = spawnSync(process.execPath, [verifier, '--keys', keys, '--audit', bundle], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return run.stdout + run.stderr;
};

test('Rolecall names an auditor, who checks a settled auction under pseudonyms; the bidders see each reading', async ({
  page,
  browser,
  baseURL,
}) => {
  const { title, auctionId, talentRequestId } = await settledAuction(baseURL);
  const email = `piet${Date.now().toString(36)}@fenwick.example`;
  await nameAuditor(page, title, email);

  const desk = await (await browser.newContext()).newPage();
  await firstSignIn(desk, email, title);
  await expect(desk).toHaveURL(/\/audits$/);
  await expect(desk.getByText('You need two-step sign-in to open the logs.')).toBeVisible();
  const lot = desk.getByRole('table', { name: title }).getByRole('link', { name: 'Theatre Nurse' });
  await lot.click();
  await expect(desk.getByRole('heading', { name: 'Turn on two-step sign-in' })).toBeVisible();
  await turnOnTwoStep(desk);

  await desk.goto('/audits');
  await lot.click();
  const log = desk.getByRole('table', { name: 'Auction log' });
  await expect(log.getByRole('row', { name: /Bid in round 1/ })).toHaveCount(2);
  await expect(log).toContainText('991.37');
  await expect(log).toContainText('985.21');
  await expect(log).not.toContainText(/Harbour Talent|Quayside Search/);
  expect(await axeViolations(desk)).toEqual([]);
  expect(await verifyDownloads(desk)).toContain('checks passed');

  // The losing agency sees who read its bids.
  const bidder = await (await browser.newContext()).newPage();
  await startSession(bidder, people.owner);
  await bidder.goto(lotPath(auctionId, talentRequestId));
  const result = bidder.getByRole('region', { name: 'Not awarded to your agency' });
  await expect(result).toContainText('Fenwick Assurance downloaded the log');
  await expect(result).toContainText('Fenwick Assurance read the log');
  await expect(result).toContainText('Rolecall opened the sealed bids when bidding ended');

  await page.reload();
  await page.getByRole('button', { name: 'Show names' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('An agency disputes the award.');
  await dialog.getByRole('button', { name: 'Show names' }).click();
  await expect(page.getByText('The auditor now sees the names')).toBeVisible();
  await desk.reload();
  await expect(log).toContainText('Harbour Talent');
  await expect(log).toContainText('Awarded to Quayside Search');

  await page.getByRole('button', { name: 'End audit' }).click();
  await dialog.getByRole('button', { name: 'End audit' }).click();
  await expect(page.getByText('Audit ended')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'You can’t open this log' })).toBeVisible();
  await desk.context().close();
  await bidder.context().close();
});
