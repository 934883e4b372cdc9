import { expect, test, type Page } from '@playwright/test';
import { changeLotEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import { bidOverHttp, lotPath, openAuction, signInBidders } from '#e2e/actors/auction.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const withdraw = async (page: Page, auctionId: string): Promise<void> => {
  await page.goto(`/engagement/${auctionId}/application`);
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption('No capacity');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(page.getByText('Application withdrawn', { exact: true })).toBeVisible();
};

const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo withdrawal' }).click();
  await expect(page.getByText('Application updated', { exact: true })).toBeVisible();
};

test('an agency withdraws during bidding and undoes it: its rank returns, but it confirms its bid if the rules changed meanwhile [A02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Undone ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Day Nurse', rules: { bidTypeId: 2, bidMethodId: 4 } }],
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '980');
  await bidOverHttp(rival, auctionId, talentRequestId, '990');
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.rivalOwner);
  await other.goto(lotPath(auctionId, talentRequestId));
  const rivalRank = other.getByRole('region', { name: 'My rank' }).getByRole('listitem');
  await expect(rivalRank.filter({ hasText: 'Quayside Search' })).toContainText('2');
  await expect(other.locator('[data-live="true"]')).toBeAttached();
  const read = (actor: HttpActor) => actor.call(readLotEndpoint, { auctionId, talentRequestId });

  await startSession(page, people.owner);
  await withdraw(page, auctionId);
  await expect(rivalRank.filter({ hasText: 'Quayside Search' })).toContainText('1');
  await expect(bidOverHttp(agency, auctionId, talentRequestId, '970')).rejects.toThrow('not-open-to-you');
  await undo(page);
  await expect(rivalRank.filter({ hasText: 'Quayside Search' })).toContainText('2');
  await page.goto(lotPath(auctionId, talentRequestId));
  const rank = page.getByRole('region', { name: 'My rank' });
  await expect(rank.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('1');
  await expect(page.getByRole('region', { name: 'My amount' })).toContainText('980.00');

  // The rules change while the application is withdrawn.
  await withdraw(page, auctionId);
  const { version, ...same } = (await read(rival)).rules;
  await employer.call(changeLotEndpoint, { talentRequestId, version, rules: { ...same, ceiling: '1200' } });
  await undo(page);
  await page.goto(lotPath(auctionId, talentRequestId));
  await expect(page.getByText('The terms or rules have changed since you placed your bid')).toBeVisible();
  await expect(rank).toContainText('Your bid has no rank until you confirm it.');
  expect(await read(agency)).toMatchObject({ position: null, bidStatus: 'unconfirmed' });
  await page.getByRole('button', { name: 'Confirm Bid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Bid' }).click();
  await expect(page.getByText('Your bid for Day Nurse has been confirmed.')).toBeVisible();
  await expect(rank.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('1');
  await other.context().close();
});
