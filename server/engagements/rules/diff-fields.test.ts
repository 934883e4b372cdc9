import { expect, test } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { isSameFee, haveSameRequirements, diffFields } from './diff-fields.ts';

test('only given fields with a new value differ', () => {
  const now = { title: 'Midwives', description: 'Two wards.' };
  expect(diffFields(now, { title: 'Midwives', description: 'Three wards.' })).toEqual({ description: 'Three wards.' });
  expect(diffFields(now, { title: undefined })).toEqual({});
});

test('requirements are the same if texts, weights and order are the same', () => {
  const [one, other] = [
    { text: 'Has placed midwives.', isMandatory: true },
    { text: 'Answers within a day.', isMandatory: false },
  ];
  expect(haveSameRequirements([one, other], [one, other])).toBe(true);
  expect(haveSameRequirements([one, other], [other, one])).toBe(false);
  expect(haveSameRequirements([one], [one, other])).toBe(false);
  expect(haveSameRequirements([one], [{ ...one, isMandatory: false }])).toBe(false);
});

test('fees are compared without trailing zeros', () => {
  const fee = { feeTypeId: feeType.percentBase, feePercent: '14.5000', feeAmount: null };
  expect(isSameFee(fee, { ...fee, feePercent: '14.5' })).toBe(true);
  expect(isSameFee(fee, { ...fee, feePercent: '14.6' })).toBe(false);
  expect(isSameFee(fee, { ...fee, feeTypeId: feeType.percentCompensation })).toBe(false);
  expect(isSameFee(fee, { feeTypeId: feeType.percentBase, feePercent: '14.5', feeAmount: '1.00' })).toBe(false);
});
