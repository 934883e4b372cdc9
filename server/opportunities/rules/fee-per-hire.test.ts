import { expect, test } from 'vitest';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { feePerHire } from './fee-per-hire.ts';

const facts = {
  engagementTypeId: engagementType.employerSetsRate,
  feeTypeId: feeType.percentBase,
  feePercent: '15.0000',
  feeAmount: null,
  baseSalaryFrom: '108000.00',
  baseSalaryTo: '121000.00',
};

test('a percentage of base salary gives a range over the salaries', () =>
  expect(feePerHire(facts, 2)).toEqual({ feePerHireFrom: '16200.00', feePerHireTo: '18150.00' }));
test('is rounded to the digits of the currency', () =>
  expect(feePerHire({ ...facts, baseSalaryFrom: '5000003.00' }, 0).feePerHireFrom).toBe('750000.00'));
test('a fixed amount is the same for every hire', () =>
  expect(feePerHire({ ...facts, feeTypeId: feeType.fixed, feePercent: null, feeAmount: '4200.00' }, 2)).toEqual({
    feePerHireFrom: '4200.00',
    feePerHireTo: '4200.00',
  }));
test('a percentage of total compensation is not known in advance', () =>
  expect(feePerHire({ ...facts, feeTypeId: feeType.percentCompensation }, 2)).toEqual({
    feePerHireFrom: null,
    feePerHireTo: null,
  }));
test('a tendered fee is not known in advance', () =>
  expect(feePerHire({ ...facts, engagementTypeId: engagementType.agencyTendersRate }, 2)).toEqual({
    feePerHireFrom: null,
    feePerHireTo: null,
  }));
test('a percentage without salaries has no amount', () =>
  expect(feePerHire({ ...facts, baseSalaryFrom: null, baseSalaryTo: null }, 2)).toEqual({
    feePerHireFrom: null,
    feePerHireTo: null,
  }));
