import { expect, test } from 'vitest';
import { findNextBidAction } from './next-bid.tsx';
import { lotNote } from './lot-note.ts';
import { sampleLot } from './testing/samples.ts';

const withoutBid = { position: null, hasPlacedBid: false, bidStatus: null } as const;

test('a bid to confirm comes before a new round, which comes before a first bid', () => {
  const first = sampleLot({ ...withoutBid, jobTitle: 'Anaesthetic Nurse', nextAction: 'bid' });
  const tied = sampleLot({ state: 'rebid', nextAction: 'rebid' });
  const unconfirmed = sampleLot({ position: null, bidStatus: 'unconfirmed', nextAction: 'confirm' });
  expect(findNextBidAction([first, tied])).toMatchObject({
    text: 'New round of bidding on Theatre Nurse',
    action: 'Place a bid',
  });
  expect(findNextBidAction([first, unconfirmed])).toMatchObject({
    text: 'Your bid on Theatre Nurse must be confirmed',
    action: 'Confirm your bid',
  });
  expect(findNextBidAction([sampleLot(), first])).toMatchObject({
    text: 'You haven’t bid on Anaesthetic Nurse',
    action: 'Place a bid',
  });
  expect(findNextBidAction([first, first])?.text).toBe('You haven’t bid on 2 talent requests');
  expect(findNextBidAction([{ ...first, nextAction: null }, sampleLot()])).toBeUndefined();
});

test.each([
  [{}, '3 of 6'],
  [{ bidderCount: null }, '3'],
  [withoutBid, 'No bid'],
  [{ position: null }, 'Bid placed'],
  [{ position: null, bidStatus: 'unconfirmed' }, 'Confirm your bid'],
  [{ isPaused: true }, 'Paused'],
  [{ state: 'closed' }, 'Closed, rank 3'],
  [{ state: 'standstill', isAwarded: true }, 'Awarded to you'],
  [{ state: 'awarded', isAwarded: false }, 'Not awarded'],
  [{ state: 'awarded', ...withoutBid }, 'Awarded'],
  [{ state: 'unsuccessful' }, 'Unsuccessful'],
] as const)('a lot with %o is listed as "%s"', (changes, text) => {
  expect(lotNote(sampleLot(changes)).text).toBe(text);
});
