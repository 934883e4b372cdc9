import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import {
  countryId,
  personDetailFields,
  personFields,
  salaryCurrency,
  totalCompensation,
} from '../operations/fields.ts';
import { candidateAnswersInput } from './answers-input.ts';

/** The input for submitting a new person or a draft candidate. */
export const submissionInputShape = z.object({
  talentRequestId: id(),
  engagementId: id().optional(),
  ...personFields,
  contactNumber: personDetailFields.contactNumber.default(''),
  linkedIn: personDetailFields.linkedIn.default(''),
  location: personDetailFields.location.default(''),
  commentToEmployer: personDetailFields.commentToEmployer.default(''),
  currentCountryId: countryId.default(null),
  totalCompensation: totalCompensation.default(null),
  baseSalaryIso: salaryCurrency,
  answers: candidateAnswersInput.default([]),
  documentId: z.guid(requiredError('CV')),
  otherDocumentIds: z.array(id()).max(10, inputError('Up to 10 other documents can be added.')).default([]),
  confirmsConsent: z.boolean().default(false),
});
