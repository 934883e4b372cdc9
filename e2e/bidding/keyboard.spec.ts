import { expect, test, type Locator, type Page } from '@playwright/test';
import { readLotEndpoint } from '#contract/bidding/endpoints.ts';
import {
  bidByKeyboard,
  bidOverHttp,
  lotPath,
  readLotAsEmployer,
  openAuction,
  pressAndConfirm,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { focusState, pressByKeyboard, tabTo, typeByKeyboard } from '#e2e/actors/keyboard.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

/** Toggles a checkbox with the space bar; the focus stays on the checkbox and is visible. */
const toggle = async (page: Page, checkbox: Locator): Promise<void> => {
  await tabTo(page, checkbox);
  await page.keyboard.press('Space');
  await expect(checkbox).toBeFocused();
  expect(await focusState(page)).toBe('visible');
};

test('by keyboard only: an agency withdraws its bid and places another one', async ({ page, baseURL }) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Withdrawn by keyboard ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Night Nurse', rules: { bidTypeId: 2, bidMethodId: 4 } }],
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '990');
  await bidOverHttp(rival, auctionId, talentRequestId, '995');
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const rank = page.getByRole('region', { name: 'My rank' }).getByRole('listitem');
  await expect(rank.filter({ hasText: 'Harbour Talent' })).toContainText('1');

  // Escape closes the dialog without withdrawing the bid, and the focus returns to the button.
  const withdraw = page.getByRole('button', { name: 'Withdraw bid' });
  await pressByKeyboard(page, withdraw);
  const dialog = page.getByRole('alertdialog', { name: /^Withdraw your bid of/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(withdraw).toBeFocused();

  await pressAndConfirm(page, withdraw, { dialog: /^Withdraw your bid of/, button: 'Withdraw Bid' });
  await expect(page.getByText('No bid yet')).toBeVisible();
  await expect.poll(() => focusState(page)).not.toBe('lost');
  expect(await agency.call(readLotEndpoint, { auctionId, talentRequestId })).toMatchObject({
    ownBid: null,
    bidStatus: 'withdrawn',
    position: null,
  });
  expect(await rival.call(readLotEndpoint, { auctionId, talentRequestId })).toMatchObject({ position: 1 });
  await bidByKeyboard(page, '994.5');
  await expect(rank.filter({ hasText: 'Harbour Talent' })).toContainText('1');
});

test('by keyboard only: the employer passes over the best bid with a reason, and that agency objects; the provider dismisses it, and the award stands', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const jobTitle = `Scrub Nurse ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Awarded by keyboard ${Date.now().toString(36)}`,
    lots: [{ jobTitle, rules: { bidTypeId: 2, bidMethodId: 3, standstillDays: 2, extensionMinutes: 0 } }],
    seconds: 6,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '9100');
  await bidOverHttp(rival, auctionId, talentRequestId, '9400');
  await waitForOutcome(employer, auctionId, talentRequestId);

  const office = await (await browser.newContext()).newPage();
  await startSession(office, people.brightwaterEmployer);
  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const best = office.getByRole('checkbox', { name: 'Award Harbour Talent' });
  await expect(best).toBeChecked();
  await toggle(office, best);
  await expect(best).not.toBeChecked();
  await toggle(office, office.getByRole('checkbox', { name: 'Award Quayside Search' }));
  const reason = office.getByRole('textbox', { name: 'Why not Harbour Talent, rank 1?' });
  const publish = office.getByRole('button', { name: 'Publish results' });
  // If the reason is missing, both the button and the field say so.
  await tabTo(office, publish);
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(publish).toHaveAccessibleDescription(/Harbour Talent|reason/i);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('alertdialog')).toHaveCount(0);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await typeByKeyboard(office, reason, 'Your agency has no theatre nurses in Geelong.');
  expect(await focusState(office)).toBe('visible');
  await pressAndConfirm(office, publish, { dialog: /^Publish/, button: 'Publish results' });
  await expect(office.getByText('The results were published.')).toBeVisible();
  const { bidders, state } = await readLotAsEmployer(employer, auctionId, talentRequestId);
  expect([state, ...bidders.map(({ agencyName, isAwarded }) => [agencyName, isAwarded])]).toEqual([
    'standstill',
    ['Harbour Talent', false],
    ['Quayside Search', true],
  ]);

  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const result = page.getByRole('region', { name: 'Not awarded to your agency' });
  await expect(result).toContainText('Your agency has no theatre nurses in Geelong.');
  await pressByKeyboard(page, result.getByRole('button', { name: 'Object to the award' }));
  const dialog = page.getByRole('alertdialog', { name: 'Object to this award?' });
  const send = dialog.getByRole('button', { name: 'Send Objection' });
  // The field gets the focus at once; an empty objection is not sent.
  await expect(dialog.getByRole('textbox', { name: 'Objection' })).toBeFocused();
  await pressByKeyboard(page, send);
  await expect(dialog.getByText('Objection is required!')).toBeVisible();
  await typeByKeyboard(page, dialog.getByRole('textbox', { name: 'Objection' }), 'We place eleven theatre nurses.');
  expect(await focusState(page)).toBe('visible');
  await pressByKeyboard(page, send);
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('We place eleven theatre nurses.');
  await expect(result).toContainText('Rolecall is reviewing your objection.');
  await expect.poll(() => focusState(page)).not.toBe('lost');

  const provider = await (await browser.newContext()).newPage();
  await startSession(provider, people.providerAdmin);
  await provider.goto('/provider/objections');
  const objection = provider.getByRole('region', { name: jobTitle });
  await objection.getByRole('button', { name: 'Dismiss' }).click();
  const decision = provider.getByRole('alertdialog', { name: 'Dismiss Harbour Talent’s objection?' });
  await decision.getByRole('textbox', { name: 'Reasons' }).fill('The award follows the rules.');
  await decision.getByRole('button', { name: 'Dismiss' }).click();
  await expect(provider.getByText('The objection was decided.')).toBeVisible();
  await expect(objection.getByRole('button', { name: 'Uphold' })).toHaveCount(0);

  // The agency's open page shows the decision without a reload.
  await expect(result).toContainText('Your objection was dismissed. The award follows the rules.');
  await expect(result.getByRole('button', { name: 'Object to the award' })).toHaveCount(0);
  const standing = await readLotAsEmployer(employer, auctionId, talentRequestId);
  expect([standing.state, ...standing.bidders.map(({ agencyName, isAwarded }) => [agencyName, isAwarded])]).toEqual([
    'standstill',
    ['Harbour Talent', false],
    ['Quayside Search', true],
  ]);

  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const lot = office.getByRole('region', { name: jobTitle, exact: true });
  await expect(lot).toContainText('Harbour Talent objects');
  await expect(lot).toContainText('Dismissed');
  await expect(lot).toContainText('The award follows the rules.');
  await provider.context().close();
  await office.context().close();
});
