import { expect, test } from 'vitest';
import { explainPracticeResult } from './practice-result.ts';
import { ownBidderId, type PracticeBid, type PracticeState } from './practice-rivals.ts';
import { practiceRules } from './practice-rules.ts';

const endsAt = new Date('2026-11-20T04:10:00Z');
const bid = (bidder: string, comparable: string, secondsBefore = 300): PracticeBid => ({
  bidder,
  comparable,
  amount: comparable,
  receivedAt: new Date(endsAt.getTime() - secondsBefore * 1000).toISOString(),
  sequence: 1,
});
const explain = (ranked: readonly PracticeBid[], more: Partial<PracticeState> = {}): readonly string[] =>
  explainPracticeResult({
    rules: practiceRules(2, 4),
    bids: ranked,
    ranked,
    endsAt,
    hardEndsAt: endsAt,
    extensions: 0,
    ...more,
  }).map((sentence) => sentence.replaceAll('\u00a0', ' '));

test('a won auction names the margin, an equal bid, or the lack of rivals', () => {
  expect(explain([bid(ownBidderId, '600.00'), bid('Practice rival 2', '610.00')])).toEqual([
    'Your bid of AUD 600.00 was the lowest, so the award goes to you.',
    'The next bid, from Practice rival 2, was AUD 610.00.',
  ]);
  expect(explain([bid(ownBidderId, '600.00'), bid('Practice rival 2', '600.0000')])).toEqual([
    'Your bid of AUD 600.00 was the lowest, so the award goes to you.',
    'Practice rival 2 also bid AUD 600.00, but your bid was received earlier.',
  ]);
  expect(explain([bid(ownBidderId, '600.00')])).toEqual(['No rival placed a bid, so your bid of AUD 600.00 wins.']);
});

test('a lost auction names the winner and why it won', () => {
  expect(explain([bid('Practice rival 1', '590.00'), bid(ownBidderId, '600.00')])).toEqual([
    'Practice rival 1 won with AUD 590.00. Your bid of AUD 600.00 was higher.',
  ]);
  expect(explain([bid('Practice rival 1', '600.00'), bid(ownBidderId, '600.00')])).toEqual([
    'Practice rival 1 won. It also bid AUD 600.00, and its bid was received earlier than yours.',
  ]);
  expect(explain([bid('Practice rival 1', '590.00')])).toEqual([
    'You didn’t place a bid, so nothing could be awarded to you.',
  ]);
  expect(explain([])).toEqual(['You didn’t place a bid, so nothing could be awarded to you.']);
});

test('a winning bid of the last minute and extensions are mentioned', () => {
  const late = [bid('Practice rival 1', '590.00', 59.5), bid(ownBidderId, '600.00')];
  expect(explain(late, { extensions: 1 }).slice(1)).toEqual([
    'The winning bid was received 60 seconds before the end.',
    'Last-minute bids extended bidding once.',
  ]);
  expect(explain([bid('Practice rival 1', '590.00', 60), bid(ownBidderId, '600.00')])).toHaveLength(1);
});

test('in a sealed auction, time before the end does not matter', () => {
  const late = [bid('Practice rival 1', '12.00', 5), bid(ownBidderId, '12.50')];
  expect(explain(late, { rules: practiceRules(1, 1) })).toEqual([
    'Practice rival 1 won with 12.00 %. Your bid of 12.50 % was higher.',
    'Bids were sealed, so no one could react to anyone else’s bid.',
  ]);
});
