import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';
/** What happens to applications, as other rooms hear of it. */
export const applicationEvents = {
  submitted: 'application.submitted',
  approved: 'application.approved',
  declined: 'application.declined',
  /** The employer has taken its approval back. */
  revoked: 'application.revoked',
  /** The employer asks for a new tender; `data` has until when. */
  rebidAsked: 'application.rebid-asked',
  /** The agency has answered with a new tender. */
  rebidAnswered: 'application.rebid-answered',
  /** The time for a new tender is over: the last one stands. */
  rebidOver: 'application.rebid-over',
  /** The agency has changed a tender that waits for its decision. */
  tenderChanged: 'application.tender-changed',
  /** The agency has taken it back. */
  withdrawn: 'application.withdrawn',
  /** The agency has taken its withdrawal back; `data` has when it had withdrawn. */
  withdrawalUndone: 'application.withdrawal-undone',
  /** The engagement ended before the employer had decided. */
  notSelected: 'application.not-selected',
} as const;

export const applicationPayloads = {
  [applicationEvents.submitted]: noPayload,
  [applicationEvents.approved]: noPayload,
  [applicationEvents.declined]: noPayload,
  [applicationEvents.revoked]: noPayload,
  [applicationEvents.rebidAsked]: z.object({ until: z.iso.datetime() }),
  [applicationEvents.rebidAnswered]: noPayload,
  [applicationEvents.rebidOver]: noPayload,
  [applicationEvents.tenderChanged]: noPayload,
  [applicationEvents.withdrawn]: noPayload,
  [applicationEvents.withdrawalUndone]: z.object({ withdrawnAt: z.iso.datetime().nullable() }),
  [applicationEvents.notSelected]: noPayload,
} as const;
