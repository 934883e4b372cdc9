import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setServerTime } from '#web/platform/clock.ts';
import {
  applyRivalBid,
  fakeBidding,
  bidRefusalResponse,
  renderBidding,
} from '#web/bidding/parts/testing/fake-bidding.tsx';
import { sampleBid, sampleLot } from '#web/bidding/parts/testing/samples.ts';

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

/** Types an amount and opens the confirmation, using only the keyboard. */
const bid = async (screen: Awaited<ReturnType<typeof renderBidding>>, amount: string) => {
  const input = screen.getByRole('textbox');
  await expect.element(input).toBeVisible();
  await input.fill(amount);
  await userEvent.keyboard('{Enter}');
  return screen.getByRole('alertdialog');
};

test('an amount that the server would refuse is refused at the field with the server’s words', async () => {
  fakeBidding();
  const screen = await renderBidding();
  const input = screen.getByRole('textbox');
  for (const [amount, message] of [
    ['', 'Amount is required!'],
    ['abc', 'Amount must be a number such as 15 or 12.5.'],
    ['14.20', 'Your new bid must be lower than your current one.'],
    ['14.15', 'Your new bid must be lower than your current one by at least the minimum step.'],
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
  (await dialog.getByRole('button', { name: 'Place Bid' }).findElement()).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(fake.sent.map(({ path, body }) => [path, body['bidAmount'], body['rulesVersion']])).toEqual([
    ['/api/v2.1/bidding', '13.8', 1],
  ]);
  await expect.element(screen.getByText(/has been received\. Your rank is 1\./)).toBeVisible();
});

test('two clicks in the same moment place one bid', async () => {
  const fake = fakeBidding({ onWrite: () => placed(1) });
  const screen = await renderBidding();
  const dialog = await bid(screen, '13.8');
  const button = (await dialog.getByRole('button', { name: 'Place Bid' }).findElement()) as HTMLElement;
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(fake.sent).toHaveLength(1);
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
  fakeBidding({ onWrite: () => bidRefusalResponse('rules-changed', 'The rules have changed since you read them.') });
  const screen = await renderBidding();
  const dialog = await bid(screen, '13.8');
  await dialog.getByRole('button', { name: 'Place Bid' }).click();
  await expect.element(dialog.getByText('The rules have changed since you read them.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('13.8');
});

test('a bid to confirm after a change of terms is confirmed under the new version', async () => {
  const unconfirmed = { ...sampleBid, status: 'unconfirmed' as const };
  const fake = fakeBidding({
    lots: [
      sampleLot({
        rules: { version: 2 },
        termsVersion: 3,
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
  await expect.element(screen.getByRole('link', { name: 'Read the terms' })).toBeVisible();
  await screen.getByRole('button', { name: 'Confirm Bid' }).click();
  await expect
    .element(screen.getByText('You accept version 3 of the terms and version 2 of the rules.', { exact: false }))
    .toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm Bid' }).click();
  await expect.element(screen.getByText('Your bid for Theatre Nurse has been confirmed.')).toBeVisible();
  expect(fake.sent.map(({ path, body }) => [path, body['rulesVersion'], body['termsVersion']])).toEqual([
    ['/api/v2.1/bidding/confirmed', 2, 3],
  ]);
});

test('a confirmed bid is reported even if the live feed removes its banner before the answer', async () => {
  const unconfirmed = { ...sampleBid, status: 'unconfirmed' as const };
  const can = { ...sampleLot().can, confirmBid: { allowed: true as const } };
  const answer = Promise.withResolvers<Response>();
  const fake = fakeBidding({
    lots: [sampleLot({ ownBid: unconfirmed, bidStatus: 'unconfirmed', position: null, can })],
    onWrite: () => answer.promise,
  });
  const screen = await renderBidding();
  await screen.getByRole('button', { name: 'Confirm Bid' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm Bid' }).click();
  applyRivalBid(fake, { position: 3 });
  await expect.element(screen.getByText(/doesn’t count until you confirm/)).not.toBeInTheDocument();
  answer.resolve(Response.json({}));
  await expect.element(screen.getByText('Your bid for Theatre Nurse has been confirmed.')).toBeVisible();
});

/** Returns a gateway error, after which it is unknown whether the server has received the request. */
const refusalOfGateway = (): Response => new Response('Bad gateway', { status: 502 });
