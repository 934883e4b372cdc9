import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeType, type FeeTypeId } from '#contract/engagements/states.ts';
import {
  agencyFee,
  affectsFeeBasis,
  linkedInSlug,
  salaryRangeDeviation,
  candidateName,
  candidateFullName,
  revisedAmountsOf,
} from './rules.ts';

const percent = (feePercent: string, feeTypeId: FeeTypeId = feeType.percentBase) => ({
  feeTypeId,
  feePercent,
  feeAmount: null,
});
const pay = (baseSalary: string, totalCompensation: string | null = null) => ({ baseSalary, totalCompensation });

describe('revisedAmountsOf (D13)', () => {
  it.each([
    ['110000', '120000.00', 'baseSalary'],
    ['100000', '125000', 'totalCompensation'],
    ['110000', '125000', 'both'],
  ])('a revision to %s and %s changes: %s', (baseSalary, totalCompensation, revised) => {
    const before = { baseSalaryBefore: '100000.00', totalCompensationBefore: '120000.00' };
    expect(revisedAmountsOf({ ...before, baseSalary, totalCompensation })).toBe(revised);
  });

  it('a total compensation that was not stated before is a change', () => {
    const before = { baseSalaryBefore: '100000.00', totalCompensationBefore: null };
    expect(revisedAmountsOf({ ...before, baseSalary: '100000', totalCompensation: '120000' })).toBe(
      'totalCompensation',
    );
    expect(revisedAmountsOf({ ...before, baseSalary: '110000', totalCompensation: null })).toBe('baseSalary');
  });
});

describe('agencyFee (D18)', () => {
  it('is the percentage of the base salary', () => {
    expect(agencyFee(percent('13.75'), pay('112500.00'), 2)).toBe('15468.75');
  });

  it('is the percentage of the total compensation if the fee is based on that', () => {
    expect(agencyFee(percent('20', feeType.percentCompensation), pay('100000', '120000.00'), 2)).toBe('24000.00');
  });

  it('is unknown while the total compensation is missing', () => {
    expect(agencyFee(percent('20', feeType.percentCompensation), pay('100000'), 2)).toBeUndefined();
  });

  it('is the fixed amount, whatever the pay', () => {
    expect(agencyFee({ feeTypeId: feeType.fixed, feePercent: null, feeAmount: '18000' }, pay('1'), 2)).toBe('18000.00');
  });

  it('is unknown while amount or percentage are not decided', () => {
    expect(agencyFee({ feeTypeId: feeType.fixed, feePercent: null, feeAmount: null }, pay('1'), 2)).toBeUndefined();
    expect(
      agencyFee({ feeTypeId: feeType.percentBase, feePercent: null, feeAmount: null }, pay('1'), 2),
    ).toBeUndefined();
  });

  it('is based on an approved revision of the base salary instead', () => {
    expect(agencyFee(percent('13.75'), { ...pay('112500'), baseSalaryRevised: '109000.00' }, 2)).toBe('14987.50');
  });

  it('is rounded half up to the minor unit of the currency', () => {
    expect(agencyFee(percent('12.5'), pay('100.20'), 2)).toBe('12.53');
    expect(agencyFee(percent('12.5'), pay('100.12'), 2)).toBe('12.52');
    expect(agencyFee(percent('10'), pay('7500005'), 0)).toBe('750001.00');
  });

  it('is unknown while the pay is not a number yet', () => {
    expect(agencyFee(percent('10'), pay('95,000'), 2)).toBeUndefined();
    expect(agencyFee(percent('10'), pay(''), 2)).toBeUndefined();
  });

  it('is exact for any salary and percentage, compared with integer arithmetic', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 99_999_999_999n }),
        fc.bigInt({ min: 100n, max: 1_000_000n }),
        (cents, percent10000) => {
          const salary = `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
          const rate = `${String(percent10000 / 10_000n)}.${String(percent10000 % 10_000n).padStart(4, '0')}`;
          const exact = cents * percent10000;
          const halfUp = (exact * 2n + 1_000_000n) / 2_000_000n;
          const expected = `${String(halfUp / 100n)}.${String(halfUp % 100n).padStart(2, '0')}`;
          expect(agencyFee(percent(rate), pay(salary), 2)).toBe(expected);
        },
      ),
    );
  });
});

it('fullName is never truncated', () => {
  expect(candidateFullName({ firstName: 'Maximiliana Theodora', lastName: 'Featherstonehaugh' })).toBe(
    'Maximiliana Theodora Featherstonehaugh',
  );
});

describe('candidateName', () => {
  it('is first and last name', () => {
    expect(candidateName({ firstName: 'Ingrid', lastName: 'Maalouf' })).toBe('Ingrid Maalouf');
  });

  it('is truncated after 33 characters', () => {
    expect(candidateName({ firstName: 'Maximiliana Theodora', lastName: 'Featherstonehaugh' })).toBe(
      'Maximiliana Theodora Featherstone…',
    );
    expect(candidateName({ firstName: 'Maximiliana Theodor', lastName: 'Featherstoneh' })).toHaveLength(33);
  });
});

describe('linkedInSlug', () => {
  it.each([
    'https://www.linkedin.com/in/Ingrid-Maalouf/',
    'http://au.linkedin.com/in/ingrid-maalouf?trk=x',
    'linkedin.com/in/ingrid-maalouf#about',
    'ingrid-maalouf',
    '@Ingrid-Maalouf',
  ])('is found in %s', (text) => {
    expect(linkedInSlug(text)).toBe('ingrid-maalouf');
  });

  it.each(['', 'https://example.example/in/ingrid', 'two words', 'https://linkedin.com/company/x'])(
    'is empty in "%s"',
    (text) => {
      expect(linkedInSlug(text)).toBe('');
    },
  );

  it('decodes escaped letters in a URL, and tolerates malformed ones', () => {
    expect(linkedInSlug('https://linkedin.com/in/zo%C3%AB-m')).toBe('zoë-m');
    expect(linkedInSlug('https://linkedin.com/in/zo%C3-m')).toBe('zo%c3-m');
  });
});

describe('changesFeeBase', () => {
  it('is true for another base salary, and for another total if the fee is based on that', () => {
    expect(affectsFeeBasis(1, pay('100000.00', '1'), pay('100000', null))).toBe(false);
    expect(affectsFeeBasis(1, pay('100000.00'), pay('100000.01'))).toBe(true);
    expect(affectsFeeBasis(3, pay('100000.00'), pay('99999.99'))).toBe(true);
    expect(affectsFeeBasis(2, pay('100000', '120000.00'), pay('100000', '120000'))).toBe(false);
    expect(affectsFeeBasis(2, pay('100000', '120000'), pay('100000', '120001'))).toBe(true);
    expect(affectsFeeBasis(2, pay('100000', '120000'), pay('100000', null))).toBe(true);
  });
});

describe('outsideRange', () => {
  it.each([
    ['89999.99', '90000', '110000', 'below'],
    ['90000', '90000.00', '110000', undefined],
    ['110000', '90000', '110000.00', undefined],
    ['110000.01', '90000', '110000', 'above'],
    ['1', null, '110000', undefined],
    ['200000', '90000', null, undefined],
    ['', '90000', '110000', undefined],
    ['95,000', '90000', '110000', undefined],
  ])('%s between %s and %s is %s', (salary, from, to, side) => {
    expect(salaryRangeDeviation(salary, from, to)).toBe(side);
  });
});
