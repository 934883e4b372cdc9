import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';

export interface ApplyFacts {
  mayApply: boolean;
  /** Why the engagement takes no applications from anybody; empty when it does. */
  closed: readonly Reason[];
  clientName: string;
  requiresPrequalification: boolean;
  /** The status of the agency's prequalification for this client and kind of role; null when it never asked. */
  prequalificationStatusId: number | null;
  /** The status of the agency's own application; null when it has none. */
  applicationStatusId: number | null;
}

const applied = (statusId: number): Reason =>
  statusId === applicationStatus.withdrew
    ? { code: 'application-withdrawn', text: 'Your agency withdrew its application to this engagement.' }
    : {
        code: 'already-applied',
        text: `Your agency has applied to this engagement: ${lookupValue(applicationStatuses, statusId)}.`,
      };

const notPrequalified = (clientName: string, statusId: number | null): Reason => {
  const reviewed = { unblockBy: `${clientName} needs to approve it.`, who: 'The employer' };
  const asked = { unblockBy: 'Request prequalification with them.', who: 'Your agency' };
  switch (statusId) {
    case prequalificationStatus.pending:
      return {
        code: 'prequalification-pending',
        text: `${clientName} is reviewing your prequalification.`,
        ...reviewed,
      };
    case prequalificationStatus.declined:
      return { code: 'prequalification-declined', text: `${clientName} declined your prequalification.`, ...asked };
    case prequalificationStatus.expired:
      return {
        code: 'prequalification-expired',
        text: `Your prequalification with ${clientName} has expired.`,
        ...asked,
      };
    case prequalificationStatus.revoked:
      return { code: 'prequalification-revoked', text: `${clientName} revoked your prequalification.`, ...asked };
    default:
      return {
        code: 'prequalification-needed',
        text: `${clientName} only accepts applications from prequalified agencies.`,
        ...asked,
      };
  }
};

/**
 * Why an agency cannot apply to an engagement now, all reasons at once; empty when it can. An agency that has applied
 * hears only that: nothing else matters then. Whose agency is not approved does not get
 * as far as this: no call is theirs (`may-call.ts`). Source: domain rules D5.
 */
export const applyGates = (facts: ApplyFacts): Reason[] => {
  if (facts.applicationStatusId !== null) return [applied(facts.applicationStatusId)];
  const reasons: Reason[] = [];
  if (!facts.mayApply) {
    reasons.push({
      code: 'no-permission',
      text: "You don't have permission to submit an application.",
      unblockBy: 'Ask an administrator of your agency for this permission.',
      who: 'An administrator of your agency',
    });
  }
  reasons.push(...facts.closed);
  if (facts.requiresPrequalification && facts.prequalificationStatusId !== prequalificationStatus.approved) {
    reasons.push(notPrequalified(facts.clientName, facts.prequalificationStatusId));
  }
  return reasons;
};
