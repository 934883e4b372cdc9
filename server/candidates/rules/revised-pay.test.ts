import { describe, expect, it } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { revisedPay } from './revised-pay.ts';

const aud = { currencyIso: 'AUD', currencyDigits: 2 };
const ofBase = { feeTypeId: feeType.percentBase, feePercent: '13.75', feeAmount: null };
const candidate = { ...ofBase, baseSalary: '112500.00', totalCompensation: null, baseSalaryRevised: null };

describe('a revised salary', () => {
  it.each([
    ['118000', '16225.00'],
    // Half a cent is rounded up: 13.75% of 100,000.36 is 13,750.0495, and 13.75% of 100,000.40 is 13,750.055.
    ['100000.36', '13750.05'],
    ['100000.40', '13750.06'],
  ])('of %s leads to a fee of %s at 13.75 %', (baseSalary, agencyFee) => {
    expect(revisedPay(candidate, { baseSalary }, aud)).toEqual({
      pay: { baseSalary, totalCompensation: null, agencyFee },
    });
  });

  it('leaves a fixed fee as it is', () => {
    const fixed = { ...candidate, feeTypeId: feeType.fixed, feePercent: null, feeAmount: '9000.00' };
    expect(revisedPay(fixed, { baseSalary: '118000' }, aud)).toMatchObject({ pay: { agencyFee: '9000.00' } });
  });

  it('changes a fee of the total compensation only with that', () => {
    const ofTotal = {
      ...candidate,
      feeTypeId: feeType.percentCompensation,
      feePercent: '10',
      totalCompensation: '130000.00',
    };
    expect(revisedPay(ofTotal, { baseSalary: '118000' }, aud)).toMatchObject({ pay: { agencyFee: '13000.00' } });
    expect(revisedPay(ofTotal, { baseSalary: '118000', totalCompensation: '140000' }, aud)).toMatchObject({
      pay: { totalCompensation: '140000', agencyFee: '14000.00' },
    });
  });

  it('is rounded to whole units in a currency without minor units', () => {
    const jpy = { currencyIso: 'JPY', currencyDigits: 0 };
    expect(revisedPay(candidate, { baseSalary: '8123457' }, jpy)).toMatchObject({ pay: { agencyFee: '1116975.00' } });
  });

  it('must differ from the current one, which may itself be revised', () => {
    const field = (given: object, baseSalary: string) => revisedPay({ ...candidate, ...given }, { baseSalary }, aud);
    const message = 'Enter a base salary or total compensation that differs from the current one.';
    const fields = [{ field: 'baseSalary', message }];
    expect(field({}, '112500')).toEqual({ fields });
    expect(field({ baseSalaryRevised: '118000.00' }, '118000')).toEqual({ fields });
    expect(field({ baseSalaryRevised: '118000.00' }, '112500')).toHaveProperty('pay');
  });

  it('may change the total compensation alone', () => {
    const given = { ...candidate, totalCompensation: '120000.00' };
    expect(revisedPay(given, { baseSalary: '112500', totalCompensation: '125000' }, aud)).toMatchObject({
      pay: { baseSalary: '112500', totalCompensation: '125000' },
    });
    expect(revisedPay(given, { baseSalary: '112500', totalCompensation: '120000' }, aud)).toHaveProperty('fields');
  });

  it('is not above the total compensation', () => {
    const given = { ...candidate, totalCompensation: '115000.00' };
    const fields = [{ field: 'totalCompensation', message: 'Total compensation must be at least the base salary.' }];
    expect(revisedPay(given, { baseSalary: '118000' }, aud)).toEqual({ fields });
    expect(revisedPay(given, { baseSalary: '118000', totalCompensation: '118000' }, aud)).toHaveProperty('pay');
  });
});
