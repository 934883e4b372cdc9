import { expect, test } from 'vitest';
import type { Right } from '#contract/common/refusal.ts';
import { chooseAuctionAction, nextRivalBid, type AuctionView } from './auction-rules.ts';
import { createRandomSource } from '#contract/common/random.ts';
import type { TurnContext } from './turn-delay.ts';

const now = new Date('2026-11-20T04:20:00Z');
const table = (seed = 1): TurnContext => ({
  now,
  paceMs: 20_000,
  chance: createRandomSource(seed),
  rivals: new Set(),
  avoids: () => false,
});
const yes = { allowed: true } as const;
const no: Right = { allowed: false, reasons: [] };
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

type Lot = AuctionView['lots'][number];
const bidder = (position: number, bidAmount: string) =>
  ({ bidder: `B${String(position)}`, position, bidAmount, status: 'valid' }) as Lot['bidders'][number];
const lot = (given: Partial<Lot> = {}): Lot => ({
  talentRequestId: 'r1',
  state: 'closed',
  round: 1,
  endsAt: inMinutes(-4),
  closedAt: inMinutes(-4),
  isPaused: false,
  rules: { ceiling: '20', bidMethodId: 1 } as Lot['rules'],
  bidders: [bidder(2, '19'), bidder(1, '18')],
  awardLimit: 1,
  can: { change: no, award: yes, reopen: no, requestRebid: yes },
  ...given,
});
const auction = (lots: readonly Lot[], canOpenBidding = false): AuctionView => ({
  engagement: { engagementId: 'e1', stage: 'bidding' },
  isForVisitors: true,
  canOpenBidding,
  lots,
});
const idle = { change: no, award: no, reopen: no, requestRebid: no };
const open = (minutes: number) =>
  auction([lot({ talentRequestId: 'r2', state: 'open', endsAt: inMinutes(minutes), closedAt: null, can: idle })]);
const act = (...auctions: AuctionView[]) => chooseAuctionAction(auctions, table());

test('a closed lot gets another round that ends within a quarter of an hour', () => {
  const action = act(auction([lot()]));
  expect(action).toMatchObject({ act: 'new-round', talentRequestId: 'r1' });
  const left = Date.parse((action as { endsAt: string }).endsAt) - now.getTime();
  expect(left).toBeGreaterThanOrEqual(11 * 60_000);
  expect(left).toBeLessThanOrEqual(14 * 60_000);
});

test.each<Partial<Lot>>([
  { bidders: [bidder(2, '15'), bidder(1, '14')] },
  { round: 8 },
  { rules: { ceiling: null, bidMethodId: 1 } as Lot['rules'] },
  { can: { change: no, award: yes, reopen: no, requestRebid: no } },
])('the best bidder is awarded in a lot with %o', (given) => {
  expect(act(auction([lot(given)]), open(10))).toEqual({
    act: 'award',
    engagementId: 'e1',
    talentRequestId: 'r1',
    awarded: ['B1'],
  });
});

test('an unsuccessful lot is reopened', () => {
  const unsuccessful = lot({ state: 'unsuccessful', can: { change: no, award: no, reopen: yes, requestRebid: no } });
  expect(act(auction([unsuccessful]))).toMatchObject({ act: 'reopen', talentRequestId: 'r1' });
});

test('the next auction opens only while no lot closes within a quarter of an hour', () => {
  const next = { ...auction([], true), engagement: { engagementId: 'e2', stage: 'clarification' as const } };
  expect(act(open(14), next)).toBeUndefined();
  expect(act(open(600), next)).toMatchObject({ act: 'open-bidding', engagementId: 'e2' });
  expect(act(next)).toMatchObject({ act: 'open-bidding', engagementId: 'e2' });
});

test('an auction without visitors or with a paused lot does not count as closing soon', () => {
  const next = { ...auction([], true), engagement: { engagementId: 'e2', stage: 'clarification' as const } };
  const paused = auction([lot({ state: 'open', endsAt: inMinutes(10), isPaused: true, can: idle })]);
  for (const other of [{ ...open(10), isForVisitors: false }, paused])
    expect(act(other, next)).toMatchObject({ act: 'open-bidding', engagementId: 'e2' });
});

test('a closed lot waits three minutes for a visitor who plays the employer', () => {
  const good = { bidders: [bidder(1, '14')], closedAt: inMinutes(-2) };
  expect(act(auction([lot(good)]), open(10))).toBeUndefined();
  expect(act(auction([lot({ ...good, closedAt: inMinutes(-3) })]), open(10))).toMatchObject({ act: 'award' });
});

test('the last auction goes on in further rounds instead of an award, so that visitors always find one', () => {
  const good = lot({ bidders: [bidder(1, '14')], round: 9, closedAt: inMinutes(0) });
  expect(act(auction([good]))).toMatchObject({ act: 'new-round', talentRequestId: 'r1' });
});

type Seen = Parameters<typeof nextRivalBid>[0];
const seen = (given: Partial<Seen> = {}): Seen => ({
  rules: { ceiling: '20', bidMethodId: 1 } as Seen['rules'],
  ownBid: null,
  position: null,
  maximumAmount: '20',
  can: { placeBid: yes, withdrawBid: no, confirmBid: no },
  ...given,
});
const bids = (given: Partial<Seen>) =>
  Array.from({ length: 20 }, (_, seed) => nextRivalBid(seen(given), table(seed + 1))).filter(
    (bid) => bid !== undefined,
  );
const own = { bidAmount: '18' } as Seen['ownBid'];

test('a first bid is somewhat below the highest amount', () => {
  const amounts = bids({}).map(Number);
  expect(amounts).toHaveLength(20);
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(17.2);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(19.6);
});

test('a rival that has fallen behind improves its bid by a little, and a leader waits', () => {
  const amounts = bids({ ownBid: own, position: 3, maximumAmount: '17.9' }).map(Number);
  expect(amounts.length).toBeGreaterThan(3);
  expect(Math.min(...amounts)).toBeGreaterThan(17);
  expect(Math.max(...amounts)).toBeLessThan(17.9);
  expect(bids({ ownBid: own, position: 1, maximumAmount: '17.9' })).toEqual([]);
});

test('no rival bids far below the ceiling or where it may not', () => {
  expect(bids({ ownBid: own, position: 2, maximumAmount: '12.4' })).toEqual([]);
  expect(bids({ can: { placeBid: no, withdrawBid: no, confirmBid: no } })).toEqual([]);
});

test('amounts of money are whole', () => {
  const rules = { ceiling: '950', bidMethodId: 4 } as Seen['rules'];
  for (const bid of bids({ rules, maximumAmount: '950' })) expect(bid).toMatch(/^\d+\.00$/);
});
