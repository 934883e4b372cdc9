import type { FeedMessage } from '#contract/notifications/shapes.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';

/** A message to open pages, with its audience. */
export interface Broadcast {
  readonly tenants?: readonly string[];
  /** Whether the message is for every approved agency, because published data has changed. */
  readonly agencies?: true;
  readonly users?: readonly string[];
  readonly message: FeedMessage;
}

/** The user and tenant who opened a feed. */
export interface FeedOwner {
  readonly sessionId: string;
  readonly userId: string;
  readonly tenantId: string;
  /** Whether the owner may see data that employers publish. */
  readonly isApprovedAgency: boolean;
}

/** A message that a session has ended, which ends its feeds. */
interface SessionEnded {
  readonly endedSession: string;
}

export type LiveMessage = Broadcast | SessionEnded;

/**
 * Converts an event to a message for its agency and its employer. An event without an agency goes to every approved
 * agency once its subject is published, unless it concerns the employer alone. Returns undefined for an event without a
 * subject.
 */
export const toBroadcast = (event: RecordedEvent, isPublished: boolean): Broadcast | undefined => {
  const { supplierId, clientId } = event;
  const ids = {
    ...(event.engagementId === null ? {} : { engagementId: event.engagementId }),
    ...(event.talentRequestId === null ? {} : { talentRequestId: event.talentRequestId }),
    ...(event.applicationId === null ? {} : { applicationId: event.applicationId }),
    ...(event.candidateId === null ? {} : { candidateId: event.candidateId }),
  };
  const tenants = [supplierId, clientId].filter((id) => id !== null);
  if (tenants.length === 0 || Object.keys(ids).length === 0) return undefined;
  const forAll = supplierId === null && isPublished && !('isOwnAffair' in event.data && event.data.isOwnAffair);
  return { tenants, ...(forAll ? { agencies: true } : {}), message: { kind: event.kind, ...ids } };
};
