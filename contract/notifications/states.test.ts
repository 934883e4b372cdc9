import { expect, test } from 'vitest';
import { notificationCategoriesOf } from './states.ts';

test.each([
  ['agency', ['applications', 'clarifications', 'bidding', 'fulfillment']],
  ['client', ['applications', 'clarifications', 'bidding', 'fulfillment']],
  ['provider', []],
] as const)('%s has switches for the categories that it is notified about', (side, categories) => {
  expect(notificationCategoriesOf(side)).toEqual(categories);
});
