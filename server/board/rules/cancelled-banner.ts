import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { cancelledCopy } from '#contract/board/copy.ts';
import type { EngagementOutcome, EngagementKind } from '#contract/engagements/states.ts';

/**
 * Returns the banner for an agency that can no longer work on an engagement; otherwise empty. A cancelled engagement is
 * closed to all agencies, including applicants. A discontinued engagement may have hires, so agencies that applied can
 * still see their records in it. Source: specification 2, sections 2 and 8; domain rules D15.
 */
export const cancelledBanner = (facts: {
  kind: EngagementKind;
  endedAs: EngagementOutcome | null;
  applicationStatusId: ApplicationStatusId | null;
}): string[] => {
  const isGone =
    facts.endedAs === 'cancelled' || (facts.endedAs === 'discontinued' && facts.applicationStatusId === null);
  return isGone ? [cancelledCopy[facts.kind]] : [];
};
