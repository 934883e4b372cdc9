import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { landingCopy, sentenceCopy, unnamedCopy } from './copy.ts';
import type { NotificationKindName } from './states.ts';

/** The names that a sentence is made of, as the reader may know them. */
export interface NotificationNames {
  readonly engagement: string;
  readonly talentRequest?: string | undefined;
  readonly candidate?: string | undefined;
  /** The agency's name, for the employer. */
  readonly agency?: string | undefined;
  /** The employer's name, for the agency. */
  readonly client?: string | undefined;
  /** The status that a candidate has come to. */
  readonly status?: string | undefined;
  /** The kind of role that prequalification is about. */
  readonly kindOfRole?: string | undefined;
  readonly document?: string | undefined;
  /** The last day of something, as it is written. */
  readonly day?: string | undefined;
  /** How many engagements it is about. */
  readonly count?: string | undefined;
}

/** What a notification says. A name may be missing. */
export const notificationText = (kind: NotificationKindName, names: NotificationNames): string => {
  const sentence = sentenceCopy[kind]({
    engagement: names.engagement,
    talentRequest: names.talentRequest ?? unnamedCopy.talentRequest,
    candidate: names.candidate ?? unnamedCopy.candidate,
    agency: names.agency ?? unnamedCopy.agency,
    client: names.client ?? unnamedCopy.client,
    status: names.status ?? unnamedCopy.status,
    kindOfRole: names.kindOfRole ?? unnamedCopy.kindOfRole,
    document: names.document ?? unnamedCopy.document,
    day: names.day ?? unnamedCopy.day,
    count: names.count ?? unnamedCopy.count,
  });
  // A placeholder at the start of the sentence gets a capital letter; a real name is written as it is.
  return names.talentRequest === undefined ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
};

/** The agency's application as the landing needs it; null where it has not applied. */
export interface NotificationLandingFacts {
  readonly applicationStatusId: ApplicationStatusId | null;
  readonly engagementStatus: EngagementStatus;
  readonly endedAs: EngagementOutcome | null;
}

const finalCopy = (statusId: ApplicationStatusId | null): string | undefined => {
  if (statusId === applicationStatus.declined) return landingCopy.declined;
  if (statusId === applicationStatus.revoked) return landingCopy.revoked;
  return statusId === applicationStatus.withdrew ? landingCopy.withdrew : undefined;
};

/**
 * Why a notification leads nowhere: its application is Declined, Revoked or Withdrew, or its engagement is Completed or
 * Cancelled (Discontinued counts as Cancelled). Null where it redirects: Not Selected leads to the results, unless the
 * engagement was called off and there are none. Source: specification 2, section 4; domain rules D2.
 */
export const landingNotice = ({
  applicationStatusId,
  engagementStatus,
  endedAs,
}: NotificationLandingFacts): string | null => {
  const final = finalCopy(applicationStatusId);
  if (final !== undefined) return final;
  if (engagementStatus === 'open') return null;
  if (applicationStatusId === applicationStatus.notSelected && engagementStatus === 'completed') return null;
  return endedMessage(endedAs ?? engagementStatus);
};
