import { expect, it } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { payErrors } from './pay-errors.ts';

const terms = { feeTypeId: feeType.percentBase, currencyIso: 'AUD' };
const fields = (faults: { field: string }[]) => faults.map((fault) => fault.field);

it('pay in the currency of the engagement is valid', () => {
  expect(payErrors({ baseSalary: '95000', totalCompensation: null }, terms)).toEqual([]);
  expect(payErrors({ baseSalary: '95000', totalCompensation: '95000.00', baseSalaryIso: 'AUD' }, terms)).toEqual([]);
});

it('another currency is refused', () => {
  expect(payErrors({ baseSalary: '1', totalCompensation: null, baseSalaryIso: 'USD' }, terms)).toEqual([
    { field: 'baseSalaryIso', message: 'The salary must be in AUD.' },
  ]);
});

it('a total below the base is refused, to the cent', () => {
  expect(fields(payErrors({ baseSalary: '100.5', totalCompensation: '100.49' }, terms))).toEqual(['totalCompensation']);
  expect(payErrors({ baseSalary: '100.5', totalCompensation: '100.50' }, terms)).toEqual([]);
});

it('the total is required if the fee is based on it', () => {
  const fromTotal = { ...terms, feeTypeId: feeType.percentCompensation };
  expect(fields(payErrors({ baseSalary: '1', totalCompensation: null }, fromTotal))).toEqual(['totalCompensation']);
  expect(payErrors({ baseSalary: '1', totalCompensation: '2' }, fromTotal)).toEqual([]);
});
