import { z } from 'zod';

/** Events about draft candidates, visible only to the agency. */
export const draftCandidateEvents = {
  saved: 'draft-candidate.saved',
  assessmentRequested: 'draft-candidate.assessment-requested',
  assessed: 'draft-candidate.assessed',
  submitted: 'draft-candidate.submitted',
  discarded: 'draft-candidate.discarded',
  linkIssued: 'draft-candidate.link-issued',
  linkRevoked: 'draft-candidate.link-revoked',
  accessChanged: 'draft-candidate.access-changed',
} as const;

const draft = z.object({ draftCandidateId: z.uuid() });

export const draftCandidatePayloads = {
  [draftCandidateEvents.saved]: draft,
  [draftCandidateEvents.assessmentRequested]: draft,
  [draftCandidateEvents.assessed]: draft,
  [draftCandidateEvents.submitted]: draft,
  [draftCandidateEvents.discarded]: draft,
  [draftCandidateEvents.linkIssued]: draft,
  [draftCandidateEvents.linkRevoked]: draft,
  [draftCandidateEvents.accessChanged]: z.object({ isAccessible: z.boolean() }),
} as const;
