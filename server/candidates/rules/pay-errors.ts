interface Pay {
  baseSalary: string;
  totalCompensation: string | null;
  baseSalaryIso?: string | undefined;
}

const cents = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
};

/**
 * Returns errors in a candidate's pay: a currency other than the engagement's, a total below the base, or no total
 * although the fee is based on it. Source: domain rules D18.
 */
export const payErrors = (
  pay: Pay,
  terms: { feeTypeId: number; currencyIso: string },
): { field: string; message: string }[] => {
  const faults: { field: string; message: string }[] = [];
  if (pay.baseSalaryIso !== undefined && pay.baseSalaryIso !== terms.currencyIso) {
    faults.push({ field: 'baseSalaryIso', message: `The salary must be in ${terms.currencyIso}.` });
  }
  if (pay.totalCompensation === null) {
    if (terms.feeTypeId === 2) faults.push({ field: 'totalCompensation', message: 'Total compensation is required!' });
  } else if (cents(pay.totalCompensation) < cents(pay.baseSalary)) {
    faults.push({ field: 'totalCompensation', message: 'Total compensation must be at least the base salary.' });
  }
  return faults;
};
