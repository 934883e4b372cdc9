import { expect, test } from 'vitest';
import { draftOf, emptyTender, missingOf, tenderOf } from './tender-fields.tsx';

test('a percentage goes as a percentage and a fixed amount as an amount', () => {
  expect(tenderOf({ feeTypeId: 1, fee: '12.5' })).toEqual({ feeTypeId: 1, feePercent: '12.5' });
  expect(tenderOf({ feeTypeId: 2, fee: '9' })).toEqual({ feeTypeId: 2, feePercent: '9' });
  expect(tenderOf({ feeTypeId: 3, fee: '9500' })).toEqual({ feeTypeId: 3, feeAmount: '9500' });
});

test('a tender that was made is typed as somebody would type it', () => {
  const fee = { feePercent: null, feeAmount: null, currencyCode: 'AUD' };
  expect(draftOf({ ...fee, feeTypeId: 1, feePercent: '17.5000' })).toEqual({ feeTypeId: 1, fee: '17.5' });
  expect(draftOf({ ...fee, feeTypeId: 2, feePercent: '20.0000' })).toEqual({ feeTypeId: 2, fee: '20' });
  expect(draftOf({ ...fee, feeTypeId: 3, feeAmount: '9500.00' })).toEqual({ feeTypeId: 3, fee: '9500' });
  expect(draftOf(null)).toEqual(emptyTender);
});

test('a tender without a fee is told before it is sent', () => {
  expect(missingOf(emptyTender)).toEqual([{ field: 'feePercent', message: 'Fee is required!' }]);
  expect(missingOf({ feeTypeId: 3, fee: '9500' })).toEqual([]);
});
