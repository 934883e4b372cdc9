import { expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { cancelledBanner } from './cancelled-banner.ts';

test.each([
  ['successfee', 'cancelled', 'Engagement has been cancelled.'],
  ['successfee', 'discontinued', 'Engagement has been cancelled.'],
  ['competitive', 'cancelled', 'Auction has been cancelled.'],
  ['competitive', 'discontinued', 'Auction has been cancelled.'],
] as const)('a %s that was %s is nothing for an agency that never applied', (kind, endedAs, words) => {
  expect(cancelledBanner({ kind, endedAs, applicationStatusId: null })).toEqual([words]);
});

test.each([null, 'success', 'completed'] as const)(
  'an engagement that ended as %s is visible to everyone',
  (endedAs) => {
    expect(cancelledBanner({ kind: 'successfee', endedAs, applicationStatusId: null })).toEqual([]);
  },
);

test.each(applicationStatuses)('an agency whose application is $value is redirected from a cancelled one', ({ id }) => {
  const words = ['Auction has been cancelled.'];
  expect(cancelledBanner({ kind: 'competitive', endedAs: 'cancelled', applicationStatusId: id })).toEqual(words);
});

test.each(applicationStatuses)('an agency whose application is $value still sees a discontinued one', ({ id }) => {
  expect(cancelledBanner({ kind: 'successfee', endedAs: 'discontinued', applicationStatusId: id })).toEqual([]);
});
