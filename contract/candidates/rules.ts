import { amountTimes, percentOf, roundToMinorUnit } from '#contract/common/money.ts';

/** How the fee of one hire is found: 1 % of base salary, 2 % of total compensation, 3 a fixed amount. */
export interface FeeTerms {
  readonly feeTypeId: number;
  readonly feePercent: string | null;
  readonly feeAmount: string | null;
}

/** What a candidate would earn, in the engagement's currency. */
export interface Pay {
  readonly baseSalary: string;
  readonly totalCompensation: string | null;
  readonly baseSalaryRevised?: string | null;
}

const isAmount = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(text);

/**
 * The agency's fee for one hire, half up to the currency's minor unit; undefined while what it is counted from is
 * missing. An approved revision of the base salary counts instead of the first one. Source: domain rules D18.
 */
export const agencyFee = (fee: FeeTerms, pay: Pay, digits: number): string | undefined => {
  if (fee.feeTypeId === 3) return isAmount(fee.feeAmount) ? roundToMinorUnit(fee.feeAmount, digits) : undefined;
  if (fee.feePercent === null) return undefined;
  const base = fee.feeTypeId === 1 ? (pay.baseSalaryRevised ?? pay.baseSalary) : pay.totalCompensation;
  return isAmount(base) ? percentOf(base, fee.feePercent, digits) : undefined;
};

/** The fee of a day or hourly rate: the rate times what is contracted. Source: domain rules D18. */
export const rateFee = (rate: string, contractedUnits: string, digits: number): string =>
  amountTimes(rate, contractedUnits, digits);

/** Names longer than this are cut where candidates are listed. Source: specification 2, section 9. */
export const candidateNameLength = 33;

/** First and last name in full, for the page of the candidate itself. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** First and last name, cut to what a list shows. */
export const candidateName = (person: { firstName: string; lastName: string }): string => {
  const name = fullName(person);
  return name.length > candidateNameLength ? `${name.slice(0, candidateNameLength).trimEnd()}…` : name;
};

/** What a CV may be. */
export const cvExtensions: readonly string[] = ['pdf', 'docx', 'doc', 'txt'];
export const cvWords = 'A CV must be a PDF, DOCX, DOC or TXT file.';
