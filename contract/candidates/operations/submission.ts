import { z } from 'zod';
import { id, instant, timeZone } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { lineText } from '#contract/common/text.ts';
import { candidateRefusals } from '../refusals.ts';
import { createdCandidateShape, draftFieldsShape, submissionShape } from '../shapes.ts';
import { startedSubmissionShape } from '../shapes/started-submission.ts';
import {
  personDetailFields,
  personFields,
  totalCompensation,
  countryId,
  freeText,
  salaryCurrency,
  submitAccess,
} from './fields.ts';

export const submitCandidate = operation({
  name: 'candidates.submit',
  summary: 'Submits a candidate with a CV for a talent request.',
  effect: 'write',
  access: submitAccess,
  input: z.object({
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
    answers: z
      .array(z.object({ questionId: id(), answer: freeText('Answer', 1000) }))
      .max(100)
      .default([]),
    documentId: z.guid(requiredMessage('CV')),
    otherDocumentIds: z.array(id()).max(10, 'Up to 10 other documents can be added.').default([]),
    confirmsConsent: z.boolean().default(false),
  }),
  output: createdCandidateShape,
  refusals: [
    candidateRefusals['submission-closed'],
    candidateRefusals['candidate-in-request'],
    candidateRefusals['candidate-not-available'],
    candidateRefusals['too-many-checks'],
  ],
});

export const resubmitState = operation({
  name: 'candidates.resubmitState',
  summary:
    'Checks whether a person may be submitted, and whether they were submitted before. Available to users who can submit; checks are recorded and limited.',
  effect: 'read',
  leavesTrace: true,
  access: submitAccess,
  input: z.object({
    engagementId: id(),
    talentRequestId: id().optional(),
    clientId: id().optional(),
    email: lineText('Email address', 254),
    contactNumber: personDetailFields.contactNumber.default(''),
    /** As typed so far. */
    linkedIn: lineText('LinkedIn', 200).default(''),
    currentCountryId: countryId.optional(),
    firstName: lineText('First name', 100).default(''),
    lastName: lineText('Last name', 100).default(''),
    location: personDetailFields.location.default(''),
    /** The uploaded CV, to compare with those of the agency's own candidates. */
    documentId: id().optional(),
    /** The candidate being edited, who does not count as a duplicate. */
    candidateId: id().optional(),
    /** The time zone of the dates in the message; the engagement's if omitted. */
    timeZone: timeZone().optional(),
  }),
  output: z.object({ isAllowed: z.boolean(), isDuplicate: z.boolean(), message: z.string() }),
  refusals: [candidateRefusals['submission-closed'], candidateRefusals['too-many-checks']],
});

export const readSubmission = operation({
  name: 'candidates.submission',
  summary: "Returns the submission form of a talent request, with the caller's draft.",
  effect: 'read',
  access: submitAccess,
  input: z.object({ talentRequestId: id() }),
  output: submissionShape,
});

export const saveDraft = operation({
  name: 'candidates.saveDraft',
  summary: "Saves the caller's draft of a submission.",
  effect: 'write',
  access: submitAccess,
  input: z.object({
    talentRequestId: id(),
    /**
     * When the draft known to the caller was saved, null for none: a different one is not overwritten. Omitted: any is
     * overwritten.
     */
    knownSavedAt: instant().nullable().optional(),
    fields: draftFieldsShape,
    documentId: id().nullable().default(null),
    otherDocumentIds: z.array(id()).max(10).default([]),
  }),
  output: z.object({ savedAt: z.string() }),
  refusals: [candidateRefusals['draft-changed']],
});

export const listDrafts = operation({
  name: 'candidates.drafts',
  summary: "Lists the caller's drafts for the talent requests of an engagement, newest first.",
  effect: 'read',
  access: submitAccess,
  input: z.object({ engagementId: id() }),
  output: z.array(startedSubmissionShape),
});

export const discardDraft = operation({
  name: 'candidates.discardDraft',
  summary: "Deletes the caller's draft of a submission.",
  effect: 'write',
  access: submitAccess,
  input: z.object({ talentRequestId: id() }),
  output: z.object({}),
});
