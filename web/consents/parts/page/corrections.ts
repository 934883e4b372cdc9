import { z } from 'zod/mini';
import { linkedInError } from '#contract/candidates/rules.ts';
import {
  isPrintableLine,
  requiredMessage,
  tooLongMessage,
  unprintableMessage,
} from '#contract/common/text-messages.ts';
import type { CorrectableField } from '#contract/consents/states.ts';
import { pageCopy } from './page-copy.ts';

export type Corrections = Record<CorrectableField, string>;

export const correctionLabels: Readonly<Record<CorrectableField, string>> = {
  firstName: pageCopy.firstName,
  lastName: pageCopy.lastName,
  contactNumber: pageCopy.phone,
  linkedIn: pageCopy.linkedIn,
  location: pageCopy.location,
};

/**
 * The fields that the candidate can correct. The contract's list isn't imported, because the route tree loads it, and
 * pages without sign-in must not share a chunk with the route tree.
 */
export const correctableFields = Object.keys(correctionLabels) as CorrectableField[];

/** Validates a line of text, which, as on the server, must be shorter than the maximum. */
const line = (label: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max - 1, tooLongMessage(label, max)),
      z.refine<string>(isPrintableLine, unprintableMessage(label)),
    );
const required = (label: string, max: number) => line(label, max).check(z.minLength(1, requiredMessage(label)));

/** The schema of the details that candidates may correct. */
export const correctionsSchema = z.object({
  firstName: required(correctionLabels.firstName, 100),
  lastName: required(correctionLabels.lastName, 100),
  contactNumber: line(correctionLabels.contactNumber, 40),
  linkedIn: line(correctionLabels.linkedIn, 200).check((context) => {
    const message = linkedInError(context.value);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  }),
  location: line(correctionLabels.location, 200),
});

/** Returns the candidate's details as shown on the page. */
export const toCorrections = (page: Corrections): Corrections => ({
  firstName: page.firstName,
  lastName: page.lastName,
  contactNumber: page.contactNumber,
  linkedIn: page.linkedIn,
  location: page.location,
});

/** Returns only the details that differ from those shown, since each is recorded as a correction. */
export const changedCorrections = (shown: Corrections, written: Corrections): Partial<Corrections> =>
  Object.fromEntries(
    correctableFields
      .map((field) => [field, written[field].trim()] as const)
      .filter(([field, value]) => value !== shown[field].trim()),
  );
