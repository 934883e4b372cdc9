import type { FeedMessage } from '#contract/notifications/shapes.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';

/** Something for open pages to hear, and whose pages those are. */
export interface Broadcast {
  readonly tenants?: readonly string[];
  /** Every approved agency, because what is published has changed. */
  readonly agencies?: true;
  readonly users?: readonly string[];
  readonly message: FeedMessage;
}

/** A session is over: its feeds end. */
interface SessionEnded {
  readonly endedSession: string;
}

export type LiveMessage = Broadcast | SessionEnded;

/**
 * Who hears of an event: its agency and its employer. Where no agency is party to it, it is about what an employer
 * publishes, and every approved agency hears it once that is published, unless it is the employer's own affair. An event
 * without a subject is nobody's news.
 */
export const broadcastOf = (event: RecordedEvent, isPublished: boolean): Broadcast | undefined => {
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
