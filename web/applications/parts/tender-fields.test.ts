import { expect, test } from 'vitest';
import { emptyTender, missingOf, tenderOf } from './tender-fields.tsx';

test('a percentage goes as a percentage and a fixed amount as an amount', () => {
  expect(tenderOf({ feeTypeId: 1, fee: '12.5' })).toEqual({ feeTypeId: 1, feePercent: '12.5' });
  expect(tenderOf({ feeTypeId: 2, fee: '9' })).toEqual({ feeTypeId: 2, feePercent: '9' });
  expect(tenderOf({ feeTypeId: 3, fee: '9500' })).toEqual({ feeTypeId: 3, feeAmount: '9500' });
});

test('a tender without a fee is told before it is sent', () => {
  expect(missingOf(emptyTender)).toEqual([{ field: 'feePercent', message: 'Fee is required!' }]);
  expect(missingOf({ feeTypeId: 3, fee: '9500' })).toEqual([]);
});
