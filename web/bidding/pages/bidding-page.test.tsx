import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { correctServerTime, now, setServerTime } from '#web/platform/clock.ts';
import { emitLive } from '#web/platform/live/live.ts';
import { currentAnnouncement } from '#web/ui/text/announce.ts';
import { fakeBidding, refusal, renderBidding, type FakeBidding } from '#web/bidding/parts/testing/fake-bidding.tsx';
import { auctionId, sampleBid, sampleLot, sampleNow, sampleResult } from '#web/bidding/parts/testing/samples.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';

beforeEach(() => {
  onTestFinished(() => setServerTime(Date.now()));
});
afterEach(() => vi.unstubAllGlobals());

const placed = (position: number | null) =>
  Response.json({
    bidId: sampleBid.bidId,
    talentRequestId: sampleBid.talentRequestId,
    bidTimestamp: '2026-11-20T04:01:30.000001Z',
    position,
    bidderCount: 6,
    leadingAmount: null,
    isInAward: null,
    endsAt: '2026-11-20T04:05:12Z',
    isExtended: false,
    receipt: 'a.b.c',
  });

/** Types an amount and opens the confirmation, by keyboard alone. */
const bid = async (screen: Awaited<ReturnType<typeof renderBidding>>, amount: string) => {
  const input = screen.getByRole('textbox');
  await expect.element(input).toBeVisible();
  await input.fill(amount);
  await userEvent.keyboard('{Enter}');
  return screen.getByRole('alertdialog');
};

/** A rival's bid takes effect, and the live feed says so. */
const changedByRival = (fake: FakeBidding, changes: Parameters<typeof sampleLot>[0]): void => {
  fake.lots = [sampleLot(changes)];
  emitLive({ kind: 'lot.position-changed', engagementId: auctionId });
};

test.each([
  [1, 'New amount, % of base salary', '14.20', '13.8', /Your 13\.80\s% is AUD\s13,524\.00, below the leading amount/],
  [2, 'New amount, % of total compensation', '14.20', '13.9', /is AUD\s13,622\.00, equal to the leading amount/],
  [3, 'New amount, fixed amount per hire', '9500.00', '9000', /Your AUD\s9,000\.00 is AUD\s9,000\.00/],
  [4, 'New amount, day rate', '980.00', '950.5', /Your AUD\s950\.50 is AUD\s950\.50/],
  [5, 'New amount, hourly rate', '120.00', '110', /Your AUD\s110\.00 is AUD\s836\.00/],
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
  fakeBidding({ lots: [sampleLot({ rules, ownBid, leadingAmount: isPercent ? '13.90' : null, maximumAmount: null })] });
  const screen = await renderBidding();
  await screen.getByRole('textbox', { name: label }).fill(typed);
  await expect.element(screen.getByText(hint)).toBeVisible();
});

test('an amount that the server would refuse is refused at the field with the server’s words', async () => {
  fakeBidding();
  const screen = await renderBidding();
  const input = screen.getByRole('textbox');
  for (const [amount, message] of [
    ['', 'Amount is required!'],
    ['abc', 'Amount must be a number such as 15 or 12.5.'],
    ['14.20', 'Your new bid must be lower than your current one.'],
    ['14.15', 'Your new bid must be lower by at least the minimum step.'],
  ] as const) {
    await bid(screen, amount);
    await expect.element(input).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
  }
  expect(screen.getByRole('alertdialog').elements()).toEqual([]);
});

test('a bid is placed by keyboard, with what it means before it, once however often Enter is pressed', async () => {
  const fake = fakeBidding({ onWrite: () => placed(1) });
  const screen = await renderBidding();
  const dialog = await bid(screen, '13.8');
  await expect.element(dialog).toHaveAccessibleName(/Place a bid of 13\.80\s%\?/);
  await expect.element(dialog.getByText(/AUD\s13,524\.00/)).toBeVisible();
  await expect.element(dialog.getByText(/It’s too late to withdraw/)).toBeVisible();
  dialog.getByRole('button', { name: 'Place Bid' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(fake.sent.map(({ path, body }) => [path, body['bidAmount'], body['rulesVersion']])).toEqual([
    ['/api/v2.1/bidding', '13.8', 1],
  ]);
  await expect.element(screen.getByText(/has been received\. Your rank is 1\./)).toBeVisible();
});

test.each([
  ['1.38', /1\.38\s% is about a tenth of your current bid of 14\.20\s%/],
  ['0.139', /about a tenth/],
])('%s looks like a slip, so the bid is asked about again', async (amount, warning) => {
  const fake = fakeBidding({ onWrite: () => placed(1) });
  const screen = await renderBidding();
  const dialog = await bid(screen, amount);
  await expect.element(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole('button', { name: 'Place Bid' }).click();
  await expect.element(dialog.getByText('Confirm that the amount is correct.')).toBeVisible();
  expect(fake.sent).toEqual([]);
  await dialog.getByRole('checkbox', { name: /is correct/ }).click();
  await dialog.getByRole('button', { name: 'Place Bid' }).click();
  await vi.waitFor(() => expect(fake.sent).toHaveLength(1));
});

test('after a lost answer the same bid goes out under the same key, and another bid under another', async () => {
  let isLost = true;
  const fake = fakeBidding({
    onWrite: () => (isLost ? refusalOfGateway() : placed(1)),
  });
  const screen = await renderBidding();
  const dialog = await bid(screen, '13.8');
  await dialog.getByRole('button', { name: 'Place Bid' }).click();
  await expect.element(dialog.getByText('We don’t know yet whether your bid arrived'), { timeout: 8000 }).toBeVisible();
  isLost = false;
  await dialog.getByRole('button', { name: 'Send Same Bid Again' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(new Set(fake.sent.map(({ key }) => key)).size).toBe(1);
  expect(fake.sent.length).toBeGreaterThan(1);
  const next = await bid(screen, '13.7');
  await next.getByRole('button', { name: 'Place Bid' }).click();
  await expect.element(next).not.toBeInTheDocument();
  expect(new Set(fake.sent.map(({ key }) => key)).size).toBe(2);
});

test('a refusal keeps the dialog and the amount, and says why', async () => {
  fakeBidding({ onWrite: () => refusal('rules-changed', 'The rules have changed since you read them.') });
  const screen = await renderBidding();
  const dialog = await bid(screen, '13.8');
  await dialog.getByRole('button', { name: 'Place Bid' }).click();
  await expect.element(dialog.getByText('The rules have changed since you read them.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('13.8');
});

test('in a sealed lot with a bid, another one is disabled with the reason, and there is no ladder [B03]', async () => {
  const reasons = [{ code: 'sealed-bid-placed', text: 'Your agency has already placed its one bid.' } as never];
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
  await expect.element(screen.getByText('Your agency has already placed its one bid.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Place Bid' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('Sealed until the end')).toBeVisible();
  expect(screen.getByText('Masked agency').elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: /Theatre Nurse.*Bid placed/ })).toBeVisible();
});

test('a rank that a rival takes is shown and announced without a reload [B04]', async () => {
  const fake = fakeBidding({ lots: [sampleLot({ position: 2, isInAward: true })] });
  const screen = await renderBidding();
  await expect.element(screen.getByRole('link', { name: /2 of 6/ })).toBeVisible();
  changedByRival(fake, { position: 3, extensions: 3, endsAt: '2026-11-20T04:06:40Z' });
  await expect.element(screen.getByRole('link', { name: /3 of 6/ })).toBeVisible();
  await expect.element(screen.getByText('Theatre Nurse: your rank is now 3. It was 2.')).toBeVisible();
  await expect.element(screen.getByText(/^Rank 2 until \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect.element(screen.getByText('Extended 3 of 6 times.')).toBeVisible();
  expect(currentAnnouncement()).toMatch(/Bidding on Theatre Nurse is extended to 04:06:40/);
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

test('a bid to confirm after a change of terms is confirmed under the new version', async () => {
  const unconfirmed = { ...sampleBid, status: 'unconfirmed' as const };
  const fake = fakeBidding({
    lots: [
      sampleLot({
        rules: { version: 2 },
        ownBid: unconfirmed,
        bidStatus: 'unconfirmed',
        position: null,
        can: { ...sampleLot().can, confirmBid: { allowed: true } },
      }),
    ],
    onWrite: () =>
      Response.json({
        talentRequestId: sampleBid.talentRequestId,
        bidTimestamp: '2026-11-20T04:01:30.000001Z',
        proof: 'a.b.c',
        position: 3,
        bidderCount: 6,
        leadingAmount: null,
        isInAward: false,
      }),
  });
  const screen = await renderBidding();
  await expect.element(screen.getByText(/doesn’t count until you confirm or change it/)).toBeVisible();
  await screen.getByRole('button', { name: 'Confirm Bid' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm Bid' }).click();
  await expect.element(screen.getByText('Your bid for Theatre Nurse has been confirmed.')).toBeVisible();
  expect(fake.sent.map(({ path, body }) => [path, body['rulesVersion']])).toEqual([['/api/v2.1/bidding/confirmed', 2]]);
});

test('own bids and refused attempts are listed with their reasons, and each has its receipt', async () => {
  fakeBidding();
  const screen = await renderBidding();
  const table = screen.getByRole('table', { name: 'My bids' });
  await expect.element(table.getByText('Refused: Your new bid must be lower than your current one.')).toBeVisible();
  await expect.element(table.getByText('Replaced')).toBeVisible();
  expect(table.getByRole('button', { name: /^Download receipt of/ }).elements()).toHaveLength(3);
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
  await expect.element(screen.getByText('No jobs in this auction yet')).toBeVisible();
});

test('the page is accessible at all widths, light and dark', async () => {
  fakeBidding();
  const screen = await renderBidding();
  await expect.element(screen.getByRole('timer')).toBeVisible();
  await expect.element(screen.getByText('Replaced')).toBeVisible();
  await expectAccessibleEverywhere();
});

/** The gateway lost the answer, whatever became of the request. */
const refusalOfGateway = (): Response => new Response('Bad gateway', { status: 502 });
