import { z } from 'zod';
import { createdCandidateShape } from '#contract/candidates/shapes.ts';
import { submissionInputShape } from '#contract/candidates/shapes/submission-input.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { emailSchema, requiredTextSchema } from '#contract/common/text.ts';
import { draftCandidateRefusals } from './refusals.ts';
import {
  agencyAiAccessShape,
  aiAccessShape,
  candidateCheckShape,
  draftCandidateRowShape,
  draftCandidateShape,
  modelCallShape,
} from './shapes.ts';

const submitAccess = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
const viewAccess = { agency: 'Fulfillment Stage=View Details' } as const;
const draft = z.object({ draftCandidateId: id() });

export const saveDraftCandidate = operation({
  name: 'draft-candidates.save',
  summary:
    'Saves a draft candidate with a CV for a talent request; without an ID it creates one. A new CV is assessed.',
  effect: 'write',
  access: submitAccess,
  input: z.object({
    draftCandidateId: id().optional(),
    talentRequestId: id(),
    firstName: requiredTextSchema('First name', 100),
    lastName: requiredTextSchema('Last name', 100),
    email: emailSchema('Email address'),
    currentCountryId: z.number().int().min(1).max(999).nullable().default(null),
    documentId: z.guid(requiredError('CV')),
  }),
  output: draftCandidateShape,
  refusals: [
    draftCandidateRefusals['submission-closed'],
    draftCandidateRefusals['draft-submitted'],
    draftCandidateRefusals['document-needed'],
    draftCandidateRefusals['other-request'],
  ],
});

export const listDraftCandidates = operation({
  name: 'draft-candidates.list',
  summary:
    "Lists the agency's draft candidates for an engagement, or the latest 200 for all engagements if none is given, latest first. If a candidate is given, returns the draft from which they were submitted.",
  effect: 'read',
  access: viewAccess,
  input: z.object({
    engagementId: id().optional(),
    talentRequestId: id().optional(),
    /** The ID of a submitted candidate whose draft is returned. If omitted, submitted drafts are left out. */
    candidateId: id().optional(),
  }),
  output: z.array(draftCandidateRowShape),
});

export const viewDraftCandidate = operation({
  name: 'draft-candidates.view',
  summary: 'Returns a draft candidate. Its assessment is for users who can submit candidates.',
  effect: 'read',
  access: viewAccess,
  input: draft,
  output: draftCandidateShape,
});

export const retryAssessment = operation({
  name: 'draft-candidates.retry',
  summary:
    'Retries an assessment that failed, or that was not available because assessments were off or the request had no requirements.',
  effect: 'write',
  access: submitAccess,
  input: draft,
  output: draftCandidateShape,
  refusals: [draftCandidateRefusals['assessment-not-retryable'], draftCandidateRefusals['draft-submitted']],
});

export const submitDraftCandidate = operation({
  name: 'draft-candidates.submit',
  summary: 'Submits a draft candidate: it becomes a candidate, with the fields of a submission.',
  effect: 'write',
  access: submitAccess,
  input: submissionInputShape.extend(draft.shape),
  output: createdCandidateShape,
  refusals: [
    draftCandidateRefusals['submission-closed'],
    draftCandidateRefusals['candidate-in-request'],
    draftCandidateRefusals['candidate-not-available'],
    draftCandidateRefusals['too-many-checks'],
    draftCandidateRefusals['consent-required'],
    draftCandidateRefusals['draft-submitted'],
    draftCandidateRefusals['other-request'],
  ],
});

export const discardDraftCandidate = operation({
  name: 'draft-candidates.discard',
  summary: 'Deletes a draft candidate with its assessment and its check link.',
  effect: 'write',
  access: submitAccess,
  input: draft,
  output: z.object({}),
  refusals: [draftCandidateRefusals['draft-submitted'], draftCandidateRefusals['person-held']],
});

export const issueCheckLink = operation({
  name: 'draft-candidates.issueCheckLink',
  summary:
    'Issues a link that shows a draft candidate without its score to anyone for 72 hours; it replaces an earlier one.',
  effect: 'write',
  access: submitAccess,
  input: draft,
  output: draftCandidateShape,
  refusals: [draftCandidateRefusals['draft-submitted']],
});

export const revokeCheckLink = operation({
  name: 'draft-candidates.revokeCheckLink',
  summary: 'Revokes the check link of a draft candidate.',
  effect: 'write',
  access: submitAccess,
  input: draft,
  output: draftCandidateShape,
});

const linkRefusals = [
  draftCandidateRefusals['check-unknown'],
  draftCandidateRefusals['check-ended'],
  draftCandidateRefusals['check-expired'],
  draftCandidateRefusals['check-revoked'],
] as const;
const token = () => z.string().min(1).max(200);

export const readCandidateCheck = operation({
  name: 'draft-candidates.check',
  summary: 'Returns the draft candidate behind a check link, without the score.',
  effect: 'read',
  access: 'public',
  input: z.object({ token: token() }),
  output: candidateCheckShape,
  refusals: linkRefusals,
});

export const downloadCheckedCv = operation({
  name: 'draft-candidates.checkedCv',
  summary: 'Downloads the CV of the draft candidate behind a check link.',
  effect: 'read',
  access: 'public',
  input: z.object({ token: token() }),
  output: z.unknown(),
  download: true,
  refusals: linkRefusals,
});

export const readAiAccess = operation({
  name: 'draft-candidates.aiAccess',
  summary: "Returns whether the agency's draft candidates are assessed.",
  effect: 'read',
  access: viewAccess,
  input: z.object({}),
  output: aiAccessShape,
});

export const changeAiAccess = operation({
  name: 'draft-candidates.changeAiAccess',
  summary: "Switches the assessment of the agency's draft candidates on or off.",
  effect: 'write',
  access: { agency: 'Company Profile=Edit' },
  input: z.object({ isAccessible: z.boolean() }),
  output: aiAccessShape,
});

export const listAgencyAiAccess = operation({
  name: 'draft-candidates.agencyAccess',
  summary:
    'Lists the approved agencies, sorted by name, with whether their draft candidates are assessed and their calls to the language model in the last 30 days.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object(pageInput),
  output: z.object({
    /** The name of the language model; null if none is configured, in which case terms are compared instead. */
    model: z.string().nullable(),
    records: z.array(agencyAiAccessShape),
    ...pageOutput,
  }),
});

export const listModelCalls = operation({
  name: 'draft-candidates.modelCalls',
  summary: 'Lists the calls to the language model by all agencies or one, latest first.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ supplierId: id().optional(), ...pageInput }),
  output: z.object({
    records: z.array(modelCallShape),
    ...pageOutput,
    /** The options in the agency filter: the agencies that have made calls, sorted by name. */
    agencies: z.array(z.object({ supplierId: id(), supplierName: z.string(), calls: z.number().int() })),
  }),
});

export const draftCandidateOperations: readonly Operation[] = [
  saveDraftCandidate,
  listDraftCandidates,
  viewDraftCandidate,
  retryAssessment,
  submitDraftCandidate,
  discardDraftCandidate,
  issueCheckLink,
  revokeCheckLink,
  readCandidateCheck,
  downloadCheckedCv,
  readAiAccess,
  changeAiAccess,
  listAgencyAiAccess,
  listModelCalls,
];
