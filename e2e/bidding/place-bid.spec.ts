import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  bidByKeyboard,
  bidOverHttp,
  lotPath,
  openAuction,
  recordResponseBodies,
  signInBidders,
} from '#e2e/actors/auction.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an agency bids by keyboard on talent requests of each bid method and gets receipts; sealed requests take one bid [B01] [B03]', async ({
  page,
  baseURL,
}) => {
  const { employer, agency } = await signInBidders(baseURL);
  const methods = [
    {
      jobTitle: 'Share of base salary',
      rules: { bidMethodId: 1, referenceAmount: '98000' },
      amount: '14.5',
      shown: '14.50 %',
      value: 'USD 14,210.00',
    },
    {
      jobTitle: 'Share of compensation',
      rules: { bidMethodId: 2, referenceAmount: '110000' },
      amount: '12.25',
      shown: '12.25 %',
      value: 'USD 13,475.00',
    },
    {
      jobTitle: 'Fixed amount',
      rules: { bidMethodId: 3 },
      amount: '9500',
      shown: 'USD 9,500.00',
      value: 'USD 9,500.00',
    },
    { jobTitle: 'Day rate', rules: { bidMethodId: 4 }, amount: '980.5', shown: 'USD 980.50', value: 'USD 980.50' },
    {
      jobTitle: 'Hourly rate',
      rules: { bidMethodId: 5, hoursPerDay: '7.6' },
      amount: '120',
      shown: 'USD 120.00',
      value: 'USD 912.00',
    },
    {
      jobTitle: 'Sealed',
      rules: { bidTypeId: 1, bidMethodId: 4 },
      amount: '970',
      shown: 'USD 970.00',
      value: 'USD 970.00',
    },
  ];
  const title = `Every method ${Date.now().toString(36)}`;
  const auction = await openAuction(employer, [agency], { title, lots: methods });
  await startSession(page, people.owner);
  await page.goto(`/permauction/competitive/bidding/${auction.auctionId}`);
  await expect(page.getByRole('link', { name: 'Bidding', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('You haven’t bid on 6 talent requests')).toBeVisible();
  const lots = page.getByRole('navigation', { name: 'Talent requests' });
  for (const { jobTitle, amount, shown, value } of methods) {
    const lot = lots.getByRole('link', { name: jobTitle });
    await lot.click();
    await expect(lot).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('No bid yet')).toBeVisible();
    await bidByKeyboard(page, amount);
    const mine = page.getByRole('region', { name: 'My amount' });
    await expect(mine).toContainText(shown.replace(' ', '\u00a0'));
    await expect(mine).toContainText(value.replace(' ', '\u00a0'));
    await expect(lot).toContainText(jobTitle === 'Sealed' ? 'Bid placed' : '1');
    const receipt = page.getByRole('region', { name: 'Receipt for my last bid' });
    await expect(receipt).toContainText(/\d\d:\d\d:\d\d\.\d{6}/);
    const download = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/^bid-\d{6}-.*\.jws$/);
  }
  await expect(page.getByRole('button', { name: 'Place Bid' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Sealed until bidding ends')).toBeVisible();
  await expect(page.getByText('have no bid from you')).toBeHidden();
  await page.getByRole('link', { name: 'Talent Requests' }).click();
  await expect(page.getByRole('main').getByText('Bid placed')).toHaveCount(methods.length);
});

test('two agencies bid against each other: the loser of a rank sees it without a reload, and nothing else of its rival [B02] [B04]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const title = `Two agencies ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title,
    lots: [{ jobTitle: 'Theatre Nurse', rules: { bidTypeId: 2, bidMethodId: 4 } }],
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '990');

  const bodies = recordResponseBodies(page);
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const ladder = page.getByRole('region', { name: 'My rank' });
  await expect(ladder.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('1');
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.rivalOwner);
  await other.goto(lotPath(auctionId, talentRequestId));
  await bidByKeyboard(other, '987.65');
  await expect(other.getByRole('region', { name: 'My rank' })).toContainText('1');

  await expect(page.getByText('Theatre Nurse: your rank is now 2. It was 1.')).toBeVisible();
  await expect(ladder).toContainText(/Rank 1 until \d\d:\d\d:\d\d/);
  await expect(page.getByRole('navigation', { name: 'Talent requests' })).toContainText('2');
  await bidByKeyboard(page, '980');
  await expect(ladder.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('1');
  await expect(other.getByText('Theatre Nurse: your rank is now 2. It was 1.')).toBeVisible();

  const { user, tenant } = rival.who;
  expect(bodies.length).toBeGreaterThan(5);
  for (const secret of ['987.65', '98765', tenant.id, user.id, tenant.name])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
  await other.context().close();
});

test('a success fee has no bidding page', async ({ page, baseURL }) => {
  const agency = await signInOverHttp(baseURL ?? '', people.owner);
  const { records } = await agency.call(listBoardEndpoint, { kind: 'successfee' });
  await startSession(page, people.owner);
  await page.goto(`/permauction/competitive/bidding/${records[0]?.engagementId ?? ''}`);
  await expect(page.getByText('This page doesn’t exist, or you don’t have access to it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /amount/i })).toHaveCount(0);
});
