import { linkedInError } from '#contract/candidates/rules.ts';
import type { CandidateDocument, ExtractedCvDetails } from '#contract/candidates/shapes/document.ts';
import { cvFields, type SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { missingTextMessage } from './missing-text.ts';

/** A person's details as read from a CV. */
interface FoundDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** Phone numbers as written, the likeliest first. */
  readonly phones: readonly string[];
  readonly linkedIn: string;
  readonly location: string;
  readonly currentJob: string;
}

/** Returns a CV's details as a form needs them: only valid ones, with the phone number in international format. */
export const cvDetailsForForm = (details: FoundDetails, e164: (text: string) => string): ExtractedCvDetails => ({
  firstName: details.firstName,
  lastName: details.lastName,
  emailAddress: details.emailAddress,
  contactNumber: details.phones.map(e164).find((number) => number !== '') ?? '',
  linkedIn: linkedInError(details.linkedIn) === undefined ? details.linkedIn : '',
  location: details.location,
  currentJob: details.currentJob,
});

/** Creates a draft from a CV's details. The user must confirm each of them. */
export const draftFromCvDetails = (
  details: FoundDetails,
  { e164, countryId }: { e164: (text: string) => string; countryId: number },
): Partial<SubmissionDraftFields> => {
  const values = cvDetailsForForm(details, e164);
  return {
    ...values,
    currentCountryId: countryId,
    unconfirmedFields: cvFields.filter((field) => values[field] !== ''),
  };
};

const nothingFound = inputError('No details were found in this CV. Open it to enter them.');

/**
 * Returns the message explaining why no details were read from an imported CV; null if some were. `file` is the CV, or
 * null if it is no longer stored.
 */
export const unreadCvMessage = (
  fields: SubmissionDraftFields,
  file: Pick<CandidateDocument, 'extension' | 'unreadable'> | null,
): string | null => {
  if (cvFields.some((field) => fields[field] !== '')) return null;
  if (file?.unreadable) return file.unreadable.words;
  return fields.isScan && file ? missingTextMessage(file.extension) : nothingFound.error();
};
