import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { correctServerTime, now, setServerTime } from '#web/platform/clock.ts';
import { currentAnnouncement } from '#web/ui/text/announce.ts';
import { applyRivalBid, fakeBidding, renderBidding } from '#web/bidding/parts/testing/fake-bidding.tsx';
import { auctionId, sampleBid, sampleLot, sampleNow, sampleResult } from '#web/bidding/parts/testing/samples.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';

beforeEach(() => {
  onTestFinished(() => setServerTime(Date.now()));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    1,
    'New amount, % of base salary',
    '14.20',
    '13.8',
    /Your bid of 13\.80\s% is worth AUD\s13,524\.00, below the leading amount/,
  ],
  [2, 'New amount, % of total compensation', '14.20', '13.9', /is worth AUD\s13,622\.00, equal to the leading amount/],
  [
    3,
    'New amount, fixed amount per hire',
    '9500.00',
    '9000',
    /Your bid of AUD\s9,000\.00 is below the leading amount\./,
  ],
  [4, 'New amount, day rate', '980.00', '950.5', /Your bid of AUD\s950\.50 is below the leading amount\./],
  [5, 'New amount, hourly rate', '120.00', '110', /Your bid of AUD\s110\.00 is worth AUD\s836\.00/],
])('bid method %d asks for the amount in its unit and shows its comparable value [B01]', async (...row) => {
  const [bidMethodId, label, ownAmount, typed, hint] = row;
  const isPercent = bidMethodId <= 2;
  const rules = {
    bidMethodId,
    ceiling: null,
    minimumStep: null,
    referenceAmount: isPercent ? '98000.00' : null,
    hoursPerDay: bidMethodId === 5 ? '7.6' : null,
  };
  const ownBid = { ...sampleBid, bidMethodId, bidAmount: ownAmount };
  const leadingAmount = isPercent ? '13.90' : bidMethodId === 5 ? null : ownAmount;
  fakeBidding({ lots: [sampleLot({ rules, ownBid, leadingAmount, maximumAmount: null })] });
  const screen = await renderBidding();
  await screen.getByRole('textbox', { name: label }).fill(typed);
  await expect.element(screen.getByText(hint)).toBeVisible();
});

test.each([
  [1, 1],
  [3, 0],
  [4, 0],
  [5, 1],
])('with bid method %d the receipt shows a comparable value %d times', async (bidMethodId, times) => {
  const rules = { bidMethodId, referenceAmount: bidMethodId === 1 ? '98000.00' : null, hoursPerDay: '7.6' };
  fakeBidding({ lots: [sampleLot({ rules, ownBid: { ...sampleBid, bidMethodId, bidAmount: '9.50' } })] });
  const screen = await renderBidding();
  const receipt = screen.getByRole('region', { name: 'Receipt for my last bid' });
  await expect.element(receipt).toBeVisible();
  expect(receipt.getByText('Comparable value').elements()).toHaveLength(times);
});

test('the ladder has an award line until a result is published', async () => {
  fakeBidding({ lots: [sampleLot({})] });
  const open = await renderBidding();
  await expect.element(open.getByText('Award line')).toBeVisible();
  await open.unmount();
  fakeBidding({ lots: [sampleLot({ state: 'unsuccessful', unsuccessfulReason: 'no-award' })] });
  const ended = await renderBidding();
  await expect.element(ended.getByRole('region', { name: 'My rank' })).toBeVisible();
  expect(ended.getByText('Award line').elements()).toEqual([]);
});

test('in a sealed lot with a bid, another one is disabled with the reason, and there is no ladder [B03]', async () => {
  const reasons = [
    {
      code: 'sealed-bid-placed',
      text: 'Bids are sealed and each agency can bid only once. Your agency has already placed its bid.',
    } as never,
  ];
  fakeBidding({
    lots: [
      sampleLot({
        rules: { bidTypeId: 1 },
        position: null,
        leadingAmount: null,
        bidderCount: null,
        isInAward: null,
        can: { ...sampleLot().can, placeBid: { allowed: false, reasons } },
      }),
    ],
  });
  const screen = await renderBidding();
  await expect
    .element(
      screen.getByText('Bids are sealed and each agency can bid only once. Your agency has already placed its bid.'),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Place Bid' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('Sealed until bidding ends')).toBeVisible();
  expect(screen.getByText('Masked agency').elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: /Theatre Nurse.*Bid placed/ })).toBeVisible();
});

test('a rank that a rival takes is shown and announced without a reload [B04]', async () => {
  const fake = fakeBidding({ lots: [sampleLot({ position: 2, isInAward: true })] });
  const screen = await renderBidding();
  await expect.element(screen.getByRole('link', { name: /2 of 6/ })).toBeVisible();
  applyRivalBid(fake, { position: 3, extensions: 3, endsAt: '2026-11-20T04:06:40Z' });
  await expect.element(screen.getByRole('link', { name: /3 of 6/ })).toBeVisible();
  await expect.element(screen.getByText('Theatre Nurse: your rank is now 3. It was 2.')).toBeVisible();
  await expect.element(screen.getByText(/^Rank 2 until \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect.element(screen.getByText('Extended 3 of 6 times.')).toBeVisible();
  expect(currentAnnouncement()).toMatch(/Bidding on Theatre Nurse has been extended to 04:06:40/);
});

test('the countdown follows the server’s clock, and an estimate that agrees with an answer is kept', async () => {
  fakeBidding();
  const screen = await renderBidding();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('03:46');
  setServerTime(sampleNow);
  const before = now() - Date.now();
  correctServerTime(now() + 40, Date.now() - 50, Date.now() + 50);
  expect(now() - Date.now()).toBe(before);
  correctServerTime(now() + 5000, Date.now() - 50, Date.now() + 50);
  expect(now() - Date.now()).toBe(before + 5000);
});

test('a cancelled talent request shows no end that it will never reach', async () => {
  fakeBidding({ lots: [sampleLot({ state: 'cancelled', closedAt: null })] });
  const screen = await renderBidding();
  await expect.element(screen.getByText('Bidding was cancelled')).toBeVisible();
  const rank = screen.getByRole('region', { name: 'My rank' });
  await expect.element(rank.getByText('This talent request was cancelled, so there is no rank.')).toBeVisible();
  expect(rank.getByRole('listitem').elements()).toEqual([]);
  await expect.element(screen.getByText('Closes', { exact: true })).not.toBeInTheDocument();
});

test('own bids and rejected attempts are listed with their reasons, and each has its receipt', async () => {
  fakeBidding();
  const screen = await renderBidding();
  const table = screen.getByRole('table', { name: 'My bids' });
  await expect.element(table.getByText('Rejected: Your new bid must be lower than your current one.')).toBeVisible();
  await expect.element(table.getByText('Replaced')).toBeVisible();
  expect(table.getByRole('button', { name: /^Download receipt from/ }).elements()).toHaveLength(3);
});

test('a loser reads the employer’s reason, the final log and how long it can object', async () => {
  const fake = fakeBidding({
    lots: [sampleLot({ state: 'standstill', closedAt: '2026-11-20T04:05:12Z', isAwarded: false })],
    result: sampleResult({ reason: 'We need nurses who can start in December.' }),
    onWrite: ({ body }) =>
      Response.json({
        objectionId: sampleBid.bidId,
        talentRequestId: sampleBid.talentRequestId,
        jobTitle: 'Theatre Nurse',
        engagementId: auctionId,
        engagementNumber: 412,
        clientName: 'Northwind Health',
        agencyName: 'Harbour Talent',
        text: body['text'],
        state: 'open',
        madeAt: '2026-11-20T05:00:00Z',
        decidedAt: null,
        decisionText: null,
      }),
  });
  const screen = await renderBidding();
  await expect.element(screen.getByRole('heading', { name: 'Not awarded to your agency' })).toBeVisible();
  await expect.element(screen.getByText(/We need nurses who can start in December\./)).toBeVisible();
  await expect.element(screen.getByText(/You can object until Tue 24 Nov 06:00/)).toBeVisible();
  await expect.element(screen.getByText(fake.result.finalHead?.root ?? '')).toBeVisible();
  await screen.getByRole('button', { name: 'Object to the award' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send Objection' }).click();
  await expect.element(dialog.getByText('Objection is required!')).toBeVisible();
  await dialog.getByRole('textbox').fill('Our nurses can start in November.');
  await dialog.getByRole('button', { name: 'Send Objection' }).click();
  await expect.element(screen.getByText('Your objection has been sent.')).toBeVisible();
  expect(fake.sent.map(({ body }) => body['text'])).toEqual(['Our nurses can start in November.']);
});

test.each([
  [
    'scheduled',
    { state: 'scheduled', opensAt: null, endsAt: null, position: null, ownBid: null },
    'Bidding hasn’t started',
  ],
  ['paused', { isPaused: true }, 'Bidding is paused'],
  ['closed', { state: 'closed', closedAt: '2026-11-20T04:05:12Z' }, 'Bidding has ended'],
  ['cancelled', { state: 'cancelled' }, 'Bidding was cancelled'],
] as const)('a lot that is %s says so instead of counting', async (_state, changes, heading) => {
  fakeBidding({ lots: [sampleLot(changes)] });
  const screen = await renderBidding();
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('timer').elements()).toEqual([]);
});

test('without talent requests the page shows its empty face [G07]', async () => {
  fakeBidding({ lots: [] });
  const screen = await renderBidding();
  await expect.element(screen.getByText('No talent requests in this auction yet')).toBeVisible();
});

test('the page is accessible at all widths, light and dark', async () => {
  fakeBidding();
  const screen = await renderBidding();
  await expect.element(screen.getByRole('timer')).toBeVisible();
  await expect.element(screen.getByText('Replaced')).toBeVisible();
  await expectAccessibleEverywhere();
});
