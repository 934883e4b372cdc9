import { expect, test } from 'vitest';
import { engagementType, feeType, type FeeTypeId } from '#contract/engagements/states.ts';
import { priceFields } from './price-fields.ts';

const written = {
  feeTypeId: feeType.percentBase,
  feePercent: '14.5',
  feeAmount: '9000',
  bidTypeId: 1,
  bidMethodId: 2,
  awardTypeId: 3,
};

test('a success fee at a set rate has only the fee of its type', () => {
  const of = (feeTypeId: FeeTypeId) =>
    priceFields({ ...written, kind: 'successfee', engagementTypeId: engagementType.employerSetsRate, feeTypeId });
  expect(of(feeType.percentCompensation)).toMatchObject({
    feeTypeId: feeType.percentCompensation,
    feePercent: '14.5',
    feeAmount: null,
    bidTypeId: null,
  });
  expect(of(feeType.fixed)).toMatchObject({
    feeTypeId: feeType.fixed,
    feePercent: null,
    feeAmount: '9000',
    awardTypeId: null,
  });
});

test('a tendered success fee has no fee yet, and a competitive engagement has a bid type', () => {
  expect(priceFields({ ...written, kind: 'successfee', engagementTypeId: engagementType.agencyTendersRate })).toEqual({
    feeTypeId: feeType.percentBase,
    feePercent: null,
    feeAmount: null,
    bidTypeId: null,
    bidMethodId: null,
    awardTypeId: null,
  });
  expect(priceFields({ ...written, kind: 'competitive', engagementTypeId: engagementType.agencyTendersRate })).toEqual({
    feeTypeId: feeType.fixed,
    feePercent: null,
    feeAmount: null,
    bidTypeId: 1,
    bidMethodId: 2,
    awardTypeId: 3,
  });
});
