import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { Right } from '#contract/common/refusal.ts';
import type { Bidder, EmployerLot } from '#contract/bidding/shapes.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { AuctionLots } from './auction-lots.tsx';

const bidder = (position: number, agencyName: string, bidAmount: string, given: Partial<Bidder> = {}): Bidder => ({
  bidder: `B-${String(position)}`,
  supplierId: null,
  agencyName,
  position,
  bidAmount,
  totalDayRateBid: String(Number(bidAmount) * 980),
  receivedAt: '2026-11-20T04:01:00.123456Z',
  status: 'valid',
  isTied: false,
  isAwarded: false,
  reason: null,
  record: { submitted: 58, hired: 11, daysToSubmit: 4.2 },
  ...given,
});

const no: Right = { allowed: false, reasons: [{ code: 'no-permission', text: 'Not now.' }] };
const yes = { allowed: true } as const;
const lotOf = (given: Partial<EmployerLot> = {}): EmployerLot => ({
  talentRequestId: '0199b0a2-0000-7000-8000-000000000001',
  talentRequestNumber: 1204,
  engagementId: '0199b0a2-0000-7000-8000-0000000000e1',
  jobTitle: 'Theatre Nurse',
  noOfRoles: 6,
  state: 'closed',
  round: 1,
  opensAt: '2026-11-18T04:00:00Z',
  scheduledEndsAt: '2026-11-20T04:00:00Z',
  endsAt: '2026-11-20T04:05:12Z',
  hardEndsAt: '2026-11-20T04:30:00Z',
  extensions: 2,
  isPaused: false,
  closedAt: '2026-11-20T04:05:12Z',
  standstillEndsAt: null,
  unsuccessfulReason: null,
  rules: {
    version: 1,
    bidTypeId: 3,
    bidMethodId: 1,
    awardTypeId: 2,
    awardLimit: 2,
    ceiling: '18',
    startPrice: null,
    referenceAmount: '98000',
    hoursPerDay: null,
    minimumStep: '0.1',
    isStepPercent: false,
    minimumBids: 2,
    extensionMinutes: 5,
    extensionLimit: 6,
    hardEndMinutes: 30,
    tieRule: 'time',
    standstillDays: 2,
    showsBidderCount: true,
  },
  ruleSentences: ['The lowest percentage leads.', 'Equal bids: the earlier bid leads.'],
  currencyIso: 'AUD',
  bidCount: 3,
  bidders: [
    bidder(1, 'Harbour Talent', '13.8'),
    bidder(2, 'Quayside Search', '13.9'),
    bidder(3, 'Meridian Care People', '13.9', { record: { submitted: 0, hired: 0, daysToSubmit: null } }),
  ],
  awardLimit: 2,
  wasReopened: false,
  lacksContractedTime: false,
  objections: [],
  can: { change: no, award: yes, reopen: no, requestRebid: yes },
  ...given,
});

const show = (...lots: EmployerLot[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuctionLots engagementId={lots[0]?.engagementId ?? ''} lots={lots} clientName="Northwind Health" />
    </QueryClientProvider>,
  );

test('the award by rank is proposed, and a better rank that is not chosen needs a reason', async () => {
  const screen = await show(lotOf());
  const awarded = (agency: string) => screen.getByRole('checkbox', { name: `Award ${agency}` });
  await expect.element(awarded('Harbour Talent')).toBeChecked();
  await expect.element(awarded('Meridian Care People')).not.toBeChecked();
  await awarded('Quayside Search').click();
  await awarded('Meridian Care People').click();
  const publish = screen.getByRole('button', { name: 'Publish results' });
  await expect.element(publish).toHaveAccessibleDescription('Theatre Nurse needs a reason.');
  await screen.getByLabelText('Why not Quayside Search, rank 2?').fill('Two of your nurses left within the guarantee.');
  await expect.element(publish).toHaveAccessibleDescription('');
  await publish.click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Publish the result?' })).toBeVisible();
});

test('the value column is shown only if bids are compared by a computed value', async () => {
  const dayRate = { ...lotOf().rules, bidMethodId: 4, referenceAmount: null };
  const screen = await show(lotOf());
  await expect.element(screen.getByRole('columnheader', { name: 'Value in AUD' })).toBeVisible();
  await screen.unmount();
  const other = await show(lotOf({ rules: dayRate }));
  await expect.element(other.getByRole('columnheader', { name: 'Bid' })).toBeVisible();
  expect(other.getByRole('columnheader', { name: 'Value in AUD' }).elements()).toEqual([]);
});

test('the preview shows each agency only its own result', async () => {
  const screen = await show(lotOf());
  await screen.getByRole('button', { name: /^Meridian Care People/ }).click();
  const certificate = screen.getByRole('article');
  await expect.element(certificate).toMatchTextContent('Not selected');
  await expect.element(certificate).toMatchTextContent('3 of 3');
  await expect.element(certificate).not.toMatchTextContent('Quayside');
});

test('equal amounts are explained, and the award line is after the last place', async () => {
  const screen = await show(lotOf());
  await expect.element(screen.getByText('The same amount as rank 2; the earlier bid leads.')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Award line 2 agencies can be awarded' })).toBeVisible();
});

test('roles are split by shares of 100 %', async () => {
  const screen = await show(lotOf());
  await screen.getByRole('checkbox', { name: 'Split the roles by share' }).click();
  const publish = screen.getByRole('button', { name: 'Publish results' });
  await screen.getByLabelText('Harbour Talent’s share as a percentage').fill('60');
  await expect.element(publish).toHaveAccessibleDescription('Theatre Nurse: the shares must add up to 100%.');
  await screen.getByLabelText('Quayside Search’s share as a percentage').fill('40');
  await expect.element(publish).toHaveAccessibleDescription('');
});

test('a sealed lot shows the number of bids only', async () => {
  const sealed = { ...lotOf().rules, bidTypeId: 1 };
  const screen = await show(lotOf({ state: 'open', rules: sealed, bidders: [], can: { ...lotOf().can, award: no } }));
  await expect
    .element(screen.getByText('Bids are sealed. You’ll see amounts and agencies after bidding ends.'))
    .toBeVisible();
  await expect.element(screen.getByText(/3 bids/)).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

test('an unsuccessful lot says why and can be reopened with a new end', async () => {
  const unsuccessful = lotOf({
    state: 'unsuccessful',
    unsuccessfulReason: 'too-few-bids',
    bidCount: 1,
    bidders: [],
    can: { ...lotOf().can, award: no, reopen: yes, requestRebid: no },
  });
  const screen = await show(unsuccessful);
  await expect
    .element(screen.getByText('1 bid was received, but 2 are required. This request cannot be awarded.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Reopen bidding' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Reopen bidding on Theatre Nurse?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('a new round needs a reason', async () => {
  const screen = await show(lotOf());
  await screen.getByRole('button', { name: 'Start a new round' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Start a new round for Theatre Nurse?' });
  await dialog.getByRole('button', { name: 'Start a new round' }).click();
  await expect.element(dialog.getByText('Reason is required!')).toBeVisible();
});

test('a new round of a rate without contracted time asks for it', async () => {
  const screen = await show(lotOf({ lacksContractedTime: true }));
  await screen.getByRole('button', { name: 'Start a new round' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Start a new round for Theatre Nurse?' });
  await dialog.getByLabelText('Reason').fill('The contract is longer.');
  await dialog.getByRole('button', { name: 'Start a new round' }).click();
  await expect.element(dialog.getByText('Contracted days or hours is required!')).toBeVisible();
});

test('the award is accessible and fits a phone, light and dark', async () => {
  await show(lotOf(), lotOf({ talentRequestId: '0199b0a2-0000-7000-8000-000000000002', jobTitle: 'Scrub Nurse' }));
  await expect.element(page.getByRole('heading', { name: 'Scrub Nurse', level: 2 })).toBeVisible();
  await expectAccessibleEverywhere();
});
