import { expect, test } from 'vitest';
import { endedReasons } from './ended-reasons.ts';

test('an open engagement has no reason; an ended one has the reason of its ending', () => {
  expect(endedReasons({ status: 'open', endedAs: null })).toEqual([]);
  expect(endedReasons({ status: 'cancelled', endedAs: 'discontinued' })).toEqual([
    { code: 'engagement-ended', text: 'This Engagement has been discontinued.' },
  ]);
  expect(endedReasons({ status: 'completed', endedAs: null })).toMatchObject([
    { text: 'This Engagement has been completed.' },
  ]);
});
