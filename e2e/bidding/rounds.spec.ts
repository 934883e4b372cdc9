import { expect, test } from '@playwright/test';
import { viewApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { readLotEndpoint } from '#contract/bidding/endpoints.ts';
import {
  bidByKeyboard,
  bidOverHttp,
  lotPath,
  readLotAsEmployer,
  openAuction,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const applicationOf = async (agency: HttpActor, engagementId: string) =>
  (await agency.call(viewApplicationEndpoint, { engagementId })).application?.applicationStatus;

test('equal bids: by time the earlier bid leads; by a new round the tied agencies bid again, here by keyboard at 360 px [A03] [B01]', async ({
  page,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const rules = { bidTypeId: 2, bidMethodId: 4, extensionMinutes: 0 };
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Equal bids ${Date.now().toString(36)}`,
    lots: [
      { jobTitle: 'By time', rules: { ...rules, tieRule: 'time' } },
      { jobTitle: 'By a new round', rules: { ...rules, tieRule: 'rebid' } },
    ],
    seconds: 8,
  });
  const [byTime = '', byRound = ''] = lots.map(({ talentRequestId }) => talentRequestId);
  for (const lot of [byTime, byRound]) {
    await bidOverHttp(rival, auctionId, lot, '990');
    await bidOverHttp(agency, auctionId, lot, '990.00');
  }
  await waitForOutcome(employer, auctionId, byTime);
  const read = (actor: HttpActor, talentRequestId: string) =>
    actor.call(readLotEndpoint, { auctionId, talentRequestId });
  expect([(await read(rival, byTime)).position, (await read(agency, byTime)).position]).toEqual([1, 2]);
  const { bidders } = await readLotAsEmployer(employer, auctionId, byTime);
  expect(bidders.map(({ agencyName, isTied }) => [agencyName, isTied])).toEqual([
    ['Quayside Search', true],
    ['Harbour Talent', true],
  ]);
  await waitForOutcome(employer, auctionId, byRound, 'rebid');
  expect([await applicationOf(agency, auctionId), await applicationOf(rival, auctionId)]).toEqual(['Re-bid', 'Re-bid']);

  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, byRound));
  await expect(page.getByText('The employer has asked for new bids.', { exact: false })).toBeVisible();
  expect(await findOverflowingElements(page)).toEqual([]);
  await bidByKeyboard(page, '989');
  const mine = page.getByRole('region', { name: 'My amount' });
  await expect(mine).toContainText('989.00');
  await expect(page.getByRole('region', { name: 'My rank' })).toContainText('1');
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect([await applicationOf(agency, auctionId), await applicationOf(rival, auctionId)]).toEqual([
    'Approved',
    'Re-bid',
  ]);
  expect(await read(rival, byRound)).toMatchObject({ round: 2, position: 2, leadingAmount: null });
});

test('an unsuccessful talent request is reopened once, and the employer asks for better bids in a new round', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const rules = { bidTypeId: 2, bidMethodId: 3, extensionMinutes: 0 };
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Rounds ${Date.now().toString(36)}`,
    lots: [
      { jobTitle: 'Recovery Nurse', rules: { ...rules, minimumBids: 2 } },
      { jobTitle: 'Ward Nurse', rules },
    ],
    seconds: 8,
  });
  const [recovery = '', ward = ''] = lots.map(({ talentRequestId }) => talentRequestId);
  await bidOverHttp(agency, auctionId, recovery, '9500');
  await bidOverHttp(agency, auctionId, ward, '9700');
  await bidOverHttp(rival, auctionId, ward, '9650');
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, recovery));
  await waitForOutcome(employer, auctionId, recovery, 'unsuccessful');
  await waitForOutcome(employer, auctionId, ward);
  await expect(page.getByText('Fewer bids were placed than the rules require.')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await startSession(office, people.brightwaterEmployer);
  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const unsuccessful = office.getByRole('region', { name: 'Recovery Nurse', exact: true });
  await expect(unsuccessful).toContainText('1 bid was received, but 2 are required.');
  await unsuccessful.getByRole('button', { name: 'Reopen bidding' }).click();
  const reopening = office.getByRole('dialog', { name: 'Reopen bidding on Recovery Nurse?' });
  expect(await axeViolations(office)).toEqual([]);
  await reopening.getByRole('button', { name: 'Reopen bidding' }).click();
  await expect(office.getByText('Bidding on Recovery Nurse was reopened.')).toBeVisible();
  await office.getByRole('button', { name: 'Start a new round' }).click();
  const round = office.getByRole('dialog', { name: 'Start a new round for Ward Nurse?' });
  await round.getByRole('button', { name: 'Start a new round' }).click();
  await expect(round.getByText('Reason is required!')).toBeVisible();
  await round.getByRole('textbox', { name: 'Reason' }).fill('Both bids are above our budget.');
  await round.getByRole('button', { name: 'Start a new round' }).click();
  await expect(office.getByText('A new round for Ward Nurse has started.')).toBeVisible();

  // A bid from the first round counts in both rounds, and the agency's open page accepts a better bid.
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await agency.call(readLotEndpoint, { auctionId, talentRequestId: recovery })).toMatchObject({
    state: 'open',
    round: 2,
    position: 1,
  });
  expect(await applicationOf(agency, auctionId)).toBe('Re-bid');
  await page.getByRole('navigation', { name: 'Talent requests' }).getByRole('link', { name: 'Ward Nurse' }).click();
  await expect(page.getByText('The employer has asked for new bids.', { exact: false })).toBeVisible();
  await bidByKeyboard(page, '9600');
  await expect(page.getByRole('region', { name: 'My rank' })).toContainText('1');
  expect(await readLotAsEmployer(employer, auctionId, ward)).toMatchObject({ state: 'rebid', round: 2, bidCount: 2 });
  await office.context().close();
});
