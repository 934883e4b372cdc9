import { z } from 'zod';
import { id, instant, timeZone } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { singleLineTextSchema } from '#contract/common/text.ts';
import { candidateRefusals } from '../refusals.ts';
import { createdCandidateShape, submissionShape } from '../shapes.ts';
import { cvFields, submissionDraftFieldsShape } from '../shapes/draft-fields.ts';
import { startedSubmissionShape } from '../shapes/started-submission.ts';
import { submissionInputShape } from '../shapes/submission-input.ts';
import { personDetailFields, countryId, kindInput, submitAccess } from './fields.ts';

/** The ID of a draft imported from a CV. If omitted, the draft of the talent request's submission form is used. */
const importedDraft = id().optional();

export const submitCandidate = operation({
  name: 'candidates.submit',
  summary: 'Submits a candidate with a CV for a talent request.',
  effect: 'write',
  access: submitAccess,
  input: submissionInputShape.extend({
    /** The imported draft that becomes this submission. */
    draftId: importedDraft,
    /** The fields read from the CV that the user has confirmed with this submission. */
    confirmedFields: z.array(z.enum(cvFields)).max(cvFields.length).default([]),
    ...kindInput,
  }),
  output: createdCandidateShape,
  refusals: [
    candidateRefusals['submission-closed'],
    candidateRefusals['candidate-in-request'],
    candidateRefusals['candidate-not-available'],
    candidateRefusals['too-many-checks'],
    candidateRefusals['consent-required'],
    candidateRefusals['draft-removed'],
    candidateRefusals['unconfirmed-fields'],
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
    email: singleLineTextSchema('Email address', 254),
    contactNumber: personDetailFields.contactNumber.default(''),
    /** The LinkedIn profile as typed so far, which may be incomplete. */
    linkedIn: singleLineTextSchema('LinkedIn', 200).default(''),
    currentCountryId: countryId.optional(),
    firstName: singleLineTextSchema('First name', 100).default(''),
    lastName: singleLineTextSchema('Last name', 100).default(''),
    location: personDetailFields.location.default(''),
    /** The uploaded CV, for comparison with the CVs of the agency's own candidates. */
    documentId: id().optional(),
    /** The ID of the candidate being edited, so that they don't count as a duplicate of themselves. */
    candidateId: id().optional(),
    /**
     * The draft candidate that is being submitted. Its talent request, name and CV are used for fields that are left
     * out.
     */
    draftCandidateId: id().optional(),
    /** The time zone for dates in the message; the engagement's time zone if omitted. */
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
  input: z.object({ talentRequestId: id(), draftId: importedDraft }),
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
     * The time at which the draft that the caller has loaded was last saved; null if there was none. The call is refused
     * if the stored draft has another time. If this is omitted, any stored draft is overwritten.
     */
    knownSavedAt: instant().nullable().optional(),
    fields: submissionDraftFieldsShape,
    draftId: importedDraft,
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
  input: z.object({ talentRequestId: id(), draftId: importedDraft }),
  output: z.object({}),
});

export const startSubmission = operation({
  name: 'candidates.startSubmission',
  summary:
    'Starts a submission of a candidate to another talent request: a draft with their details and CV. The check of whether they may be submitted is recorded and limited.',
  effect: 'write',
  access: submitAccess,
  input: z.object({ candidateId: id(), talentRequestId: id() }),
  output: z.object({
    engagementId: z.string(),
    talentRequestId: z.string(),
    draftId: z.string(),
    /** False if the caller already had a draft for this person. */
    isNew: z.boolean(),
  }),
  refusals: [
    candidateRefusals['submission-closed'],
    candidateRefusals['candidate-in-request'],
    candidateRefusals['candidate-not-available'],
    candidateRefusals['too-many-checks'],
    candidateRefusals['too-many-imports'],
    candidateRefusals['too-many-uploads'],
  ],
});
