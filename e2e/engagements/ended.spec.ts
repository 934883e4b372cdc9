import { expect, test, type Page } from '@playwright/test';
import {
  applyToAuctionEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
} from '#contract/applications/endpoints.ts';
import {
  cancelEngagementEndpoint,
  completeEngagementEndpoint,
  discontinueEngagementEndpoint,
  listOwnEngagementsEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

let employer: HttpActor;
let owner: HttpActor;
test.beforeAll(async ({ baseURL }) => {
  employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  owner = await signInOverHttp(baseURL ?? '', people.owner);
});

const reason = { reasonId: 1, reasonText: '' };
const end = {
  cancelled: (engagementId: string) => employer.call(cancelEngagementEndpoint, { engagementId, ...reason }),
  discontinued: (engagementId: string) => employer.call(discontinueEngagementEndpoint, { engagementId, ...reason }),
  completed: (engagementId: string) => employer.call(completeEngagementEndpoint, { engagementId, ...reason }),
};

/**
 * Expects that the open page shows a notice when the employer ends the engagement, and the same message after a reload.
 */
const isTold = async (page: Page, engagementId: string, how: keyof typeof end, words: string): Promise<void> => {
  await page.goto(`/engagement/${engagementId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await end[how](engagementId);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(words);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
};

test('an engagement that ends shows the specified message, at once on an open page and on later visits [G06]', async ({
  page,
}) => {
  test.slow();
  await startSession(page, people.owner);
  for (const how of ['discontinued', 'completed'] as const) {
    const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
    const applicationId = await applyToEngagement(owner, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
    await isTold(page, engagementId, how, `This Engagement has been ${how}.`);
  }
});

const applyToAuction = async (): Promise<string> => {
  const engagementId = await republishEngagement(employer, 'Dock crew, cold store');
  const { terms, termsHash } = await owner.call(readTermsEndpoint, { engagementId });
  await owner.call(applyToAuctionEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  return engagementId;
};

test('an ended auction shows the message for auctions [G06]', async ({ page }) => {
  await startSession(page, people.owner);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { status: 'completed', pageSize: 100 });
  const ended = records.find(({ title }) => title === 'Dock crew, cold store');
  await page.goto(`/engagement/${ended?.engagementId ?? ''}`);
  const words = 'This Auction has already been completed.';
  await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
});

test('a cancelled engagement redirects an agency that applied to the auction dashboard, at once and on later visits [G04]', async ({
  page,
}) => {
  await startSession(page, people.owner);
  const engagementId = await applyToAuction();
  await page.goto(`/engagement/${engagementId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pending');
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await end.cancelled(engagementId);
  const notice = page.getByRole('alertdialog');
  // The notice is checked twice: while the page is open, and when it is opened again.
  for (let look = 0; look < 2; look += 1) {
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('Auction has been cancelled.');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/auctiondashboard\?.*auctionType=competitive/);
    await page.goto(`/engagement/${engagementId}`);
  }
});
