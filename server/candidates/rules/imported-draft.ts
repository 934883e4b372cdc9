import { linkedInError } from '#contract/candidates/rules.ts';
import { cvFields, type DraftFields } from '#contract/candidates/shapes/draft-fields.ts';

/** The details of a person as a CV gives them. */
interface FoundDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** As written, the likeliest first. */
  readonly phones: readonly string[];
  readonly linkedIn: string;
  readonly location: string;
  readonly currentJob: string;
}

/** A draft filled from a CV. The user must confirm every extracted field. */
export const draftOfDetails = (
  details: FoundDetails,
  { e164, countryId }: { e164: (text: string) => string; countryId: number },
): Partial<DraftFields> => {
  const values = {
    firstName: details.firstName,
    lastName: details.lastName,
    emailAddress: details.emailAddress,
    contactNumber: details.phones.map(e164).find((number) => number !== '') ?? '',
    linkedIn: linkedInError(details.linkedIn) === undefined ? details.linkedIn : '',
    location: details.location,
  };
  return {
    ...values,
    currentCountryId: countryId,
    currentJob: details.currentJob,
    unconfirmedFields: cvFields.filter((field) => values[field] !== ''),
  };
};

const scannedWords =
  'This looks like a scan without text, so nothing could be read from it. Open it to enter the details.';
const nothingFoundWords = 'No details were found in this CV. Open it to enter them.';

/** Why an imported CV has no details, with the words to show; null if it has some. */
export const unreadWords = (fields: DraftFields, unreadable: string | undefined): string | null => {
  if (cvFields.some((field) => fields[field] !== '')) return null;
  if (unreadable !== undefined) return unreadable;
  return fields.isScan ? scannedWords : nothingFoundWords;
};
