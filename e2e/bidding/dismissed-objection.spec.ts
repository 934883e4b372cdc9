import { expect, test } from '@playwright/test';
import {
  awardOverHttp,
  bidOverHttp,
  hiringManager,
  lotPath,
  monitoredLot,
  openAuction,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the provider dismisses an objection: the award stands, and the agency reads why and cannot object again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { employer, agency, rival } = await signInBidders(baseURL);
  const jobTitle = `Ward Nurse ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Dismissed ${Date.now().toString(36)}`,
    lots: [{ jobTitle, rules: { bidTypeId: 2, bidMethodId: 3, standstillDays: 2, extensionMinutes: 0 } }],
    seconds: 6,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '9100');
  await bidOverHttp(rival, auctionId, talentRequestId, '9400');
  await waitForOutcome(employer, auctionId, talentRequestId);
  await awardOverHttp(employer, auctionId, talentRequestId, ['Harbour Talent']);

  await startSession(page, people.rivalOwner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const result = page.getByRole('region', { name: 'Not awarded to your agency' });
  await result.getByRole('button', { name: 'Object to the award' }).click();
  const objecting = page.getByRole('alertdialog', { name: 'Object to this award?' });
  await objecting.getByRole('textbox', { name: 'Objection' }).fill('We have placed more nurses in Geelong.');
  await objecting.getByRole('button', { name: 'Send Objection' }).click();
  await expect(result).toContainText('Rolecall is reviewing your objection.');

  const provider = await (await browser.newContext()).newPage();
  await startSession(provider, people.providerAdmin);
  await provider.goto('/provider/objections');
  const objection = provider.getByRole('region', { name: jobTitle });
  await objection.getByRole('button', { name: 'Dismiss' }).click();
  const decision = provider.getByRole('alertdialog', { name: 'Dismiss Quayside Search’s objection?' });
  await decision.getByRole('textbox', { name: 'Reasons' }).fill('The lowest bid was awarded, as the rules say.');
  await decision.getByRole('button', { name: 'Dismiss' }).click();
  await expect(provider.getByText('The objection was decided.')).toBeVisible();
  await expect(objection.getByRole('button', { name: 'Uphold' })).toHaveCount(0);

  // The open page of the agency shows the decision without a reload.
  await expect(result).toContainText('Your objection was dismissed. The lowest bid was awarded, as the rules say.');
  await expect(result.getByRole('button', { name: 'Object to the award' })).toHaveCount(0);
  const { state, bidders } = await monitoredLot(employer, auctionId, talentRequestId);
  expect(state).toBe('standstill');
  expect(bidders.map(({ agencyName, isAwarded }) => [agencyName, isAwarded])).toEqual([
    ['Harbour Talent', true],
    ['Quayside Search', false],
  ]);

  await startSession(page, hiringManager);
  await page.goto(`/employer/engagements/${auctionId}/bidding`);
  const lot = page.getByRole('region', { name: jobTitle, exact: true });
  await expect(lot).toContainText('Quayside Search objects');
  await expect(lot).toContainText('Dismissed');
  await expect(lot).toContainText('The lowest bid was awarded, as the rules say.');
  await provider.context().close();
});
