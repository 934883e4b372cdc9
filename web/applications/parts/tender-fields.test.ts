import { expect, test } from 'vitest';
import { tenderDraftOf, emptyTender, missingTenderFields, toTenderInput } from './tender-fields.tsx';

test('a percentage is sent as a percentage and a fixed amount as an amount', () => {
  expect(toTenderInput({ feeTypeId: 1, fee: '12.5' })).toEqual({ feeTypeId: 1, feePercent: '12.5' });
  expect(toTenderInput({ feeTypeId: 2, fee: '9' })).toEqual({ feeTypeId: 2, feePercent: '9' });
  expect(toTenderInput({ feeTypeId: 3, fee: '9500' })).toEqual({ feeTypeId: 3, feeAmount: '9500' });
});

test('an existing tender is shown as a user would type it', () => {
  const fee = { feePercent: null, feeAmount: null, currencyCode: 'AUD' };
  expect(tenderDraftOf({ ...fee, feeTypeId: 1, feePercent: '17.5000' })).toEqual({ feeTypeId: 1, fee: '17.5' });
  expect(tenderDraftOf({ ...fee, feeTypeId: 2, feePercent: '20.0000' })).toEqual({ feeTypeId: 2, fee: '20' });
  expect(tenderDraftOf({ ...fee, feeTypeId: 3, feeAmount: '9500.00' })).toEqual({ feeTypeId: 3, fee: '9500' });
});

test('a new tender begins with a fixed amount [default fee type 3]', () => {
  expect(emptyTender).toEqual({ feeTypeId: 3, fee: '' });
  expect(tenderDraftOf(null)).toEqual({ feeTypeId: 3, fee: '' });
});

test('a tender without a fee is told before it is sent', () => {
  expect(missingTenderFields(emptyTender)).toEqual([{ field: 'feeAmount', message: 'Fee is required!' }]);
  expect(missingTenderFields({ feeTypeId: 1, fee: ' ' })).toEqual([
    { field: 'feePercent', message: 'Fee is required!' },
  ]);
  expect(missingTenderFields({ feeTypeId: 3, fee: '9500' })).toEqual([]);
});
