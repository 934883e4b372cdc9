import { z } from 'zod';

/**
 * Events about consent requests, visible only to the agency. The client doesn't learn about a candidate before the
 * submission.
 */
export const consentEvents = {
  requested: 'consent.requested',
  resent: 'consent.resent',
  cancelled: 'consent.cancelled',
  opened: 'consent.opened',
  agreed: 'consent.agreed',
  refused: 'consent.refused',
  withdrawn: 'consent.withdrawn',
  expired: 'consent.expired',
  /** The candidate agreed, but the submission failed. */
  notSubmitted: 'consent.not-submitted',
  submitted: 'consent.submitted',
  codeRequested: 'consent.code-requested',
  exported: 'consent.exported',
  erased: 'consent.erased',
} as const;

const consent = z.object({ consentRequestId: z.uuid() });

export const consentPayloads = {
  [consentEvents.requested]: consent,
  [consentEvents.resent]: consent,
  [consentEvents.cancelled]: consent,
  [consentEvents.opened]: consent,
  [consentEvents.agreed]: consent,
  [consentEvents.refused]: consent,
  [consentEvents.withdrawn]: consent,
  [consentEvents.expired]: consent,
  [consentEvents.notSubmitted]: consent,
  [consentEvents.submitted]: consent,
  [consentEvents.codeRequested]: consent,
  [consentEvents.exported]: consent,
  [consentEvents.erased]: consent.extend({
    requestedBy: z.uuid(),
    candidateIds: z.array(z.uuid()),
    /** Empty in older events, because drafts were not erased with a consent then. */
    draftCandidateIds: z.array(z.uuid()).default([]),
  }),
} as const;
