import { expect, test } from 'vitest';
import { priceFields } from './price-fields.ts';

const written = { feeTypeId: 1, feePercent: '14.5', feeAmount: '9000', bidTypeId: 1, bidMethodId: 2, awardTypeId: 3 };

test('a success fee at a set rate has only the fee of its type', () => {
  const of = (feeTypeId: number) => priceFields({ ...written, kind: 'successfee', engagementTypeId: 1, feeTypeId });
  expect(of(2)).toMatchObject({ feeTypeId: 2, feePercent: '14.5', feeAmount: null, bidTypeId: null });
  expect(of(3)).toMatchObject({ feeTypeId: 3, feePercent: null, feeAmount: '9000', awardTypeId: null });
});

test('a tendered success fee has no fee yet, and a competitive engagement has a bid type', () => {
  expect(priceFields({ ...written, kind: 'successfee', engagementTypeId: 2 })).toEqual({
    feeTypeId: 1,
    feePercent: null,
    feeAmount: null,
    bidTypeId: null,
    bidMethodId: null,
    awardTypeId: null,
  });
  expect(priceFields({ ...written, kind: 'competitive', engagementTypeId: 2 })).toEqual({
    feeTypeId: 3,
    feePercent: null,
    feeAmount: null,
    bidTypeId: 1,
    bidMethodId: 2,
    awardTypeId: 3,
  });
});
