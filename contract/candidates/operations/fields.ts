import { z } from 'zod';
import { linkedInError } from '#contract/candidates/rules.ts';
import { instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { positiveAmountText } from '#contract/common/money.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { emailSchema, multilineTextSchema, singleLineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { engagementKinds } from '#contract/engagements/states.ts';

/** Who may call the operations: agency users with a permission, the employer, or both. */
export const viewAccess = { agency: 'Fulfillment Stage=View Details' } as const;
export const submitAccess = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
export const uploadAccess = { agency: 'Fulfillment Stage=Upload Document' } as const;
export const employerAccess = { client: 'any' } as const;
export const eitherSideAccess = { ...viewAccess, ...employerAccess } as const;

/** The schema of free text, which may be empty or have several lines. */
export const freeText = multilineTextSchema;

/** The required fields of a candidate. */
export const personFields = {
  firstName: requiredTextSchema('First name', 100),
  lastName: requiredTextSchema('Last name', 100),
  emailAddress: emailSchema('Email address'),
  baseSalary: positiveAmountText('Base salary'),
};
/** The optional fields of a candidate. */
export const personDetailFields = {
  contactNumber: singleLineTextSchema('Contact number', 40),
  linkedIn: singleLineTextSchema('LinkedIn', 200).superRefine((text, context) => {
    const message = linkedInError(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
  location: singleLineTextSchema('Location', 200),
  commentToEmployer: multilineTextSchema('Comment to employer', 2000),
};
/** The ID of a country: its ISO 3166 number. */
export const countryId = z.number().int().min(1).max(999).nullable();
export const totalCompensation = positiveAmountText('Total compensation').nullable();
/** The currency of the salary. It must be the engagement's currency. */
export const salaryCurrency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, inputError('The currency must be its three letters, such as AUD.'))
  .optional();

/**
 * Limits an operation to engagements of this kind: a record of the other kind is not found. The endpoints for auctions
 * and for success fees set it.
 */
export const kindInput = { auctionType: z.enum(engagementKinds).optional() };

/** Returns the input schema for one or more reasons from a list, without duplicates. */
export const reasonIdsInput = (reasons: readonly LookupValue[]) =>
  z
    .array(lookupIdInput(reasons, 'Reason'), requiredError('Reason'))
    .min(1, requiredError('Reason'))
    .refine((ids) => new Set(ids).size === ids.length, inputError('Choose each reason once.'));

/**
 * The time of the step to undo, as in the candidate's history. If the candidate has taken another step since, the call is
 * refused.
 */
export const stepAtInput = instant().optional();
