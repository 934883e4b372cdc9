import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { targetUnavailableCopy } from './copy.ts';

/** The facts that decide where a notification leads. The application status is null if the agency has not applied. */
export interface NotificationTargetFacts {
  readonly applicationStatusId: ApplicationStatusId | null;
  readonly engagementStatus: EngagementStatus;
  readonly endedAs: EngagementOutcome | null;
}

const finalCopy = (statusId: ApplicationStatusId | null): string | undefined => {
  if (statusId === applicationStatus.declined) return targetUnavailableCopy.declined;
  if (statusId === applicationStatus.revoked) return targetUnavailableCopy.revoked;
  return statusId === applicationStatus.withdrew ? targetUnavailableCopy.withdrew : undefined;
};

/**
 * Returns why a notification does not redirect: its application is Declined, Revoked or Withdrew, or its engagement is
 * Completed or Cancelled (Discontinued counts as Cancelled). Returns null if it redirects. Not Selected redirects to
 * the results, unless the engagement was cancelled and has none. Source: specification 2, section 4; domain rules D2.
 */
export const targetUnavailableNotice = ({
  applicationStatusId,
  engagementStatus,
  endedAs,
}: NotificationTargetFacts): string | null => {
  const final = finalCopy(applicationStatusId);
  if (final !== undefined) return final;
  if (engagementStatus === 'open') return null;
  if (applicationStatusId === applicationStatus.notSelected && engagementStatus === 'completed') return null;
  return endedMessage(endedAs ?? engagementStatus);
};
