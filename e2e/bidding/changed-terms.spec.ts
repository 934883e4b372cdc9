import { expect, test } from '@playwright/test';
import { placeBidEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import {
  bidOverHttp,
  confirmBidByKeyboard,
  lotPath,
  readLotAsEmployer,
  openAuction,
  signInBidders,
} from '#e2e/actors/auction.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { focusState } from '#e2e/actors/keyboard.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const day = 24 * 3_600_000;

test('the terms change during bidding: agencies are notified, and a bid counts only after its agency confirms it, here by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const title = `Changed terms ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title,
    lots: ['Theatre Nurse', 'Ward Nurse'].map((jobTitle) => ({ jobTitle, rules: { bidTypeId: 2, bidMethodId: 4 } })),
  });
  const [theatre = '', ward = ''] = lots.map(({ talentRequestId }) => talentRequestId);
  const read = (actor: HttpActor, talentRequestId: string) =>
    actor.call(readLotEndpoint, { auctionId, talentRequestId });
  for (const lot of [theatre, ward]) {
    await bidOverHttp(agency, auctionId, lot, '990');
    await bidOverHttp(rival, auctionId, lot, '980');
  }
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, theatre));
  const rank = page.getByRole('region', { name: 'My rank' });
  const ownRank = rank.getByRole('listitem').filter({ hasText: 'Harbour Talent' });
  await expect(ownRank).toContainText('2');
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  // The employer is warned before the change.
  const office = await (await browser.newContext()).newPage();
  await startSession(office, people.brightwaterEmployer);
  await office.goto(`/employer/engagements/${auctionId}/information`);
  await office.getByRole('button', { name: 'Change Terms' }).click();
  const dialog = office.getByRole('alertdialog');
  await expect(dialog).toContainText('Agencies that have bid must confirm or change their bids');
  await dialog.getByRole('textbox', { name: 'Terms' }).fill('The fee is due within 60 days of the start.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The terms are now version 2.')).toBeVisible();

  // No bid counts until its agency confirms it. The agency has a day to do so.
  const banner = page.getByText('The terms or rules have changed since you placed your bid');
  await expect(banner).toBeVisible();
  await expect(page.getByText(/Your bid of USD.990\.00 doesn’t count until you confirm or change it\./)).toBeVisible();
  await expect(rank).toContainText('Your bid has no rank until you confirm it.');
  const list = page.getByRole('navigation', { name: 'Talent requests' });
  await expect(list.getByText('Confirm your bid')).toHaveCount(2);
  for (const lot of [theatre, ward]) {
    for (const actor of [agency, rival])
      expect(await read(actor, lot)).toMatchObject({ position: null, bidStatus: 'unconfirmed' });
    const { endsAt, serverTime } = await read(agency, lot);
    expect(Date.parse(endsAt ?? '') - Date.parse(serverTime)).toBeGreaterThan(0.99 * day);
  }
  for (const jobTitle of ['Theatre Nurse', 'Ward Nurse'])
    await expect
      .poll(
        async () => {
          const { records } = await agency.call(listNotificationsEndpoint, { pageSize: 100 });
          return records.map(({ sentence }) => sentence);
        },
        { timeout: 20_000 },
      )
      .toContainEqual(expect.stringContaining(`changed the terms for ${jobTitle} in ${title} during bidding.`));

  await expect(page.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', `/engagement/${auctionId}`);
  await confirmBidByKeyboard(page);
  await expect(page.getByText('Your bid for Theatre Nurse has been confirmed.')).toBeVisible();
  await expect(ownRank).toContainText('1');
  await expect(banner).toBeHidden();
  await expect.poll(() => focusState(page)).not.toBe('lost');
  await expect(list.getByText('Confirm your bid')).toHaveCount(1);

  // The rival bid the lower rate, but its bid has no rank, and the employer sees that it isn't confirmed.
  expect(await read(rival, theatre)).toMatchObject({ position: null, isInAward: null, bidStatus: 'unconfirmed' });
  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const lot = office.getByRole('region', { name: 'Theatre Nurse', exact: true });
  await expect(lot.getByRole('row', { name: /980\.00/ })).toContainText('Not confirmed');
  await expect(lot.getByRole('row', { name: /990\.00/ })).not.toContainText('Not confirmed');
  expect((await readLotAsEmployer(employer, auctionId, theatre)).bidders.map(({ position }) => position)).toEqual([
    1,
    null,
  ]);

  // Instead of confirming its bid, the rival bids again, even higher than before.
  const { rules } = await read(rival, theatre);
  await rival.call(placeBidEndpoint, { talentRequestId: theatre, bidAmount: '1010', rulesVersion: rules.version });
  expect(await read(rival, theatre)).toMatchObject({ position: 2, bidStatus: 'valid' });
  expect(await read(rival, ward)).toMatchObject({ position: null, bidStatus: 'unconfirmed' });

  // The agency reads that its bids, not its application, now determine which terms it has accepted.
  await page.goto(`/engagement/${auctionId}/application`);
  await expect(page.getByText('You accept this version with each bid that you place or confirm.')).toBeVisible();
  await office.context().close();
});
