import { z } from 'zod';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';
/** The events of applications that other rooms can subscribe to. */
export const applicationEvents = {
  submitted: 'application.submitted',
  approved: 'application.approved',
  declined: 'application.declined',
  /** The employer revoked an approval. */
  revoked: 'application.revoked',
  /** The employer requested a new tender; `data` has the deadline. */
  rebidAsked: 'application.rebid-asked',
  /** The agency submitted a new tender. */
  rebidAnswered: 'application.rebid-answered',
  /** A Re-bid expired without an answer, so the previous tender stays valid. */
  rebidOver: 'application.rebid-over',
  /** The agency changed a pending tender. */
  tenderChanged: 'application.tender-changed',
  /** The agency withdrew its application. */
  withdrawn: 'application.withdrawn',
  /** The agency undid its withdrawal; `data` has the time of the withdrawal. */
  withdrawalUndone: 'application.withdrawal-undone',
  /** The agency lost its last lot, or the engagement ended without selecting the agency. */
  notSelected: 'application.not-selected',
} as const;

export const applicationPayloads = {
  [applicationEvents.submitted]: emptyPayloadSchema,
  [applicationEvents.approved]: emptyPayloadSchema,
  [applicationEvents.declined]: emptyPayloadSchema,
  [applicationEvents.revoked]: emptyPayloadSchema,
  [applicationEvents.rebidAsked]: z.object({ until: z.iso.datetime() }),
  [applicationEvents.rebidAnswered]: emptyPayloadSchema,
  [applicationEvents.rebidOver]: emptyPayloadSchema,
  [applicationEvents.tenderChanged]: emptyPayloadSchema,
  [applicationEvents.withdrawn]: emptyPayloadSchema,
  [applicationEvents.withdrawalUndone]: z.object({ withdrawnAt: z.iso.datetime().nullable() }),
  [applicationEvents.notSelected]: emptyPayloadSchema,
} as const;
