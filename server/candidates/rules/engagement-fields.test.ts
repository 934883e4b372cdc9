import { expect, test } from 'vitest';
import { engagementFields } from './engagement-fields.ts';

test('a candidate shows the number, title and kind of its engagement', () => {
  expect(engagementFields({ id: 'e1', number: 412, title: 'Night nurses', kind: 'competitive' })).toEqual({
    engagementId: 'e1',
    engagementNumber: 412,
    engagementTitle: 'Night nurses',
    auctionType: 'competitive',
  });
});
