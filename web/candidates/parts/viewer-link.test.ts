import { expect, test } from 'vitest';
import { isOtherPlace, viewerLink } from './viewer-link.ts';

const fee = { talentRequestId: 'r', auctionType: 'successfee', engagementId: 'e' } as const;
const candidate = { ...fee, client: { clientId: 'c' } };

test('the link of the candidate, and one without a place, are about the candidate', () => {
  expect(isOtherPlace(candidate, viewerLink('id', { ...fee, clientId: 'c' }).search)).toBe(false);
  expect(isOtherPlace(candidate, {})).toBe(false);
  expect(isOtherPlace(candidate, { clientId: 'c', auctionId: '' })).toBe(false);
});

test.each([
  { talentRequestId: 'other' },
  { auctionType: 'competitive' },
  { clientId: 'other' },
  { successFeeId: 'other' },
  { auctionId: 'e' },
] as const)('a link that names another place is not: %o', (given) => {
  expect(isOtherPlace(candidate, given)).toBe(true);
});
