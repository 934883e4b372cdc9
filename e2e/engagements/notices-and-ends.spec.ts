import { expect, test, type Page } from '@playwright/test';
import { readEngagementWorkEndpoint } from '#contract/board/endpoints/engagement.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  changeClosingEndpoint,
  listOwnEngagementsEndpoint,
  publishAgainEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const dayMs = 86_400_000;
const employers = ['brightwater', 'calder', 'larkfield', 'northwind', 'sable', 'tallowood'];
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

test('notices arrive while the page is open, are new until viewed, and are counted', async ({ page, baseURL }) => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const ended = records.find((record) => record.title === 'Regional Sales Manager, Foodservice')?.engagementId ?? '';
  // Publishes a new engagement that no other journey uses.
  const { engagementId } = await employer.call(publishAgainEndpoint, { engagementId: ended, closingAt: inDays(5) });

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}`);
  const parts = page.getByRole('navigation', { name: 'Engagement sections' });
  await expect(parts.getByRole('link', { name: 'Notices, 1 new', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Applications close.');

  await parts.getByRole('link', { name: /^Notices/ }).click();
  const notices = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(notices).toHaveCount(1);
  await expect(notices.first()).toContainText('The engagement has been published. New');
  await expect(parts.getByRole('link', { name: 'Notices 1', exact: true })).toBeVisible();

  await employer.call(changeClosingEndpoint, { engagementId, closingAt: inDays(9) });
  await expect(notices).toHaveCount(2);
  await expect(notices.first()).toContainText('The closing time has changed. New');
  await page.reload();
  await expect(notices.first()).toContainText('The closing time has changed.');
  await expect(notices.getByText('New', { exact: true })).toHaveCount(0);

  await parts.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByRole('main')).toContainText('Not applied');
  await expect(page.getByRole('table', { name: 'Talent Requests' })).toBeVisible();
});

/** Returns a cancelled engagement to which the rival agency never applied. */
const findGone = async (baseURL: string): Promise<{ engagementId: string; words: string }> => {
  const agency = await signInOverHttp(baseURL, people.rivalOwner);
  for (const name of employers) {
    const employer = await signInOverHttp(baseURL, `hiring@${name}.example`);
    const { records } = await employer.call(listOwnEngagementsEndpoint, { status: 'cancelled', pageSize: 100 });
    for (const { engagementId } of records) {
      const { errors } = await agency.call(readEngagementWorkEndpoint, { engagementId });
      if (errors[0] !== undefined) return { engagementId, words: errors[0] };
    }
  }
  throw new Error('The demo world has no cancelled engagement that the rival never applied to.');
};

test('a cancelled engagement shows a notice and redirects to the auction dashboard [G04]', async ({
  page,
  baseURL,
}) => {
  const { engagementId, words } = await findGone(baseURL ?? '');
  expect(words).toMatch(/^(Engagement|Auction) has been cancelled\.$/);
  await startSession(page, people.rivalOwner);
  await page.goto(`/engagement/${engagementId}`);
  const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(notice).toContainText(words);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/auctiondashboard\?/);
  const kind = words.startsWith('Auction') ? 'competitive' : 'successfee';
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    showonly: '1',
    userId: expect.stringMatching(/^[\da-f-]{36}$/),
    from: '0',
    size: '10',
    stage: 'fulfillment',
    auctionType: kind,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Auction Dashboard' })).toBeVisible();
});

/** Removes the talent requests from the server's response. */
const withoutRequests = async (page: Page): Promise<void> => {
  await page.route(/\/api\/v1\/engagements\/[^/]+\/talentRequest$/, (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/v2\.1\/bidding\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, lots: [] } });
  });
};

test('an auction without talent requests leads to its bidding page, which says that there are none [G07]', async ({
  page,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.owner);
  const { records } = await agency.call(listBoardEndpoint, { kind: 'competitive', engagementStatusId: [1, 2] });
  const auction = records[0]?.engagementId ?? '';
  await startSession(page, people.owner);
  await withoutRequests(page);
  await page.goto(`/engagement/${auction}/requests`);
  await expect(page).toHaveURL(new RegExp(`/permauction/competitive/bidding/${auction}$`));
  await expect(page.getByRole('main')).toContainText('No talent requests in this auction yet');
  await page.getByRole('link', { name: 'Back to the engagement' }).click();
  await expect(page).toHaveURL(new RegExp(`/engagement/${auction}$`));
});
