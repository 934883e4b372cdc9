import { inputError } from '#contract/common/text/input-error.ts';
import { isSameAmount, percentOf, roundToMinorUnit } from '#contract/common/money.ts';
import { feeType, type FeeTypeId } from '#contract/engagements/states.ts';

/** The basis of the fee for one hire. */
export interface FeeTerms {
  readonly feeTypeId: FeeTypeId;
  readonly feePercent: string | null;
  readonly feeAmount: string | null;
}

/** A candidate's pay, in the engagement's currency. */
export interface CandidatePay {
  readonly baseSalary: string;
  readonly totalCompensation: string | null;
  readonly baseSalaryRevised?: string | null;
}

const isAmount = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(text);

/** Returns the base salary that applies: the revised one if there is one, otherwise the one submitted. */
export const currentSalary = (pay: { baseSalary: string; baseSalaryRevised?: string | null }): string =>
  pay.baseSalaryRevised ?? pay.baseSalary;

/**
 * Returns the agency's fee for one hire, rounded half up to the currency's minor unit, or undefined while the amounts
 * needed are missing. An approved revision of the base salary replaces the original. Source: domain rules D18.
 */
export const agencyFee = (fee: FeeTerms, pay: CandidatePay, digits: number): string | undefined => {
  if (fee.feeTypeId === feeType.fixed) {
    return isAmount(fee.feeAmount) ? roundToMinorUnit(fee.feeAmount, digits) : undefined;
  }
  if (fee.feePercent === null) return undefined;
  const base = fee.feeTypeId === feeType.percentBase ? currentSalary(pay) : pay.totalCompensation;
  return isAmount(base) ? percentOf(base, fee.feePercent, digits) : undefined;
};

/**
 * Returns whether a salary is below or above the planned range, or undefined if it is within the range or not an
 * amount.
 */
export const salaryRangeDeviation = (
  salary: string,
  from: string | null,
  to: string | null,
): 'below' | 'above' | undefined => {
  if (!isAmount(salary)) return undefined;
  if (from !== null && Number(salary) < Number(from)) return 'below';
  return to !== null && Number(salary) > Number(to) ? 'above' : undefined;
};

/** The amounts that a revision changes: the base salary, the total compensation, or both. */
export const revisedAmounts = ['baseSalary', 'totalCompensation', 'both'] as const;
export type RevisedAmounts = (typeof revisedAmounts)[number];

/** Returns which amounts a revision changes. */
export const revisedAmountsOf = (revision: {
  baseSalary: string;
  totalCompensation: string | null;
  baseSalaryBefore: string;
  totalCompensationBefore: string | null;
}): RevisedAmounts => {
  if (isSameAmount(revision.totalCompensation, revision.totalCompensationBefore)) return 'baseSalary';
  return isSameAmount(revision.baseSalary, revision.baseSalaryBefore) ? 'totalCompensation' : 'both';
};

/**
 * Whether an edit would change the pay on which the fee is based. After the submission, such a change needs the consent
 * of both sides.
 */
export const affectsFeeBasis = (feeTypeId: FeeTypeId, before: CandidatePay, after: CandidatePay): boolean =>
  !isSameAmount(before.baseSalary, after.baseSalary) ||
  (feeTypeId === feeType.percentCompensation && !isSameAmount(before.totalCompensation, after.totalCompensation));

/**
 * The maximum length of a name in lists of candidates; longer names are truncated. Source: specification 2, section 9.
 */
const candidateNameLength = 33;

/** Returns the first and last name in full, for the candidate's own page. */
export const candidateFullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** Returns the first and last name, truncated for lists. */
export const candidateName = (person: { firstName: string; lastName: string }): string => {
  const name = candidateFullName(person);
  return name.length > candidateNameLength ? `${name.slice(0, candidateNameLength).trimEnd()}…` : name;
};

/** The accepted file types for a CV. */
export const cvExtensions: readonly string[] = ['pdf', 'docx', 'doc', 'txt'];
/** The accepted file types for an import. The text in these files must be readable. */
export const importExtensions: readonly string[] = ['pdf', 'docx', 'txt'];
export const importTypeError = inputError('Only PDF, DOCX and TXT files can be imported.');
/** The maximum number of imported CVs that a user can have waiting for one talent request. */
export const maxImportedCvs = 50;
export const cvTypeError = inputError('A CV must be a PDF, DOCX, DOC or TXT file.');

/** Returns the slug of a LinkedIn profile, given its URL or the slug itself; an empty string if there is none. */
export const linkedInSlug = (text: string): string => {
  const trimmed = text.trim();
  const inAddress = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i.exec(trimmed)?.[1];
  const alone = /^@?([\p{L}\p{N}][\p{L}\p{N}_%-]{2,99})$/u.exec(trimmed)?.[1];
  const slug = inAddress ?? alone ?? '';
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug.toLowerCase();
  }
};

const notALinkedInProfile = inputError('Enter the URL of a LinkedIn profile, or its last part.');

/** Returns the error for a LinkedIn profile that can't be saved, or undefined if it can. An empty text is allowed. */
export const linkedInError = (text: string): string | undefined =>
  text.trim() === '' || linkedInSlug(text) !== '' ? undefined : notALinkedInProfile.error();

/** A phone number parser, such as libphonenumber's. The country code is ISO 3166-1 alpha-2. */
export type ParsePhone = (
  text: string,
  countryCode: string | undefined,
) => { readonly number: string; isPossible(): boolean } | undefined;

/**
 * Returns a phone number as E.164, or an empty string if it is invalid. A number without a country code is read as a
 * number in the given country.
 */
export const toE164 = (parse: ParsePhone, text: string, countryCode: string | undefined): string => {
  const number = parse(text, countryCode);
  return number?.isPossible() === true ? number.number : '';
};

const notAPhoneNumber = inputError('Enter a valid phone number with its country code.');

/** Returns the error for a contact number that can't be saved, or undefined if it can. An empty text is allowed. */
export const contactNumberError = (
  parse: ParsePhone,
  text: string,
  countryCode: string | undefined,
): string | undefined => (text === '' || toE164(parse, text, countryCode) !== '' ? undefined : notAPhoneNumber.error());
