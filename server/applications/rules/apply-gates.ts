import { applicationReasons } from '#contract/applications/reasons.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';

export interface ApplyFacts {
  mayApply: boolean;
  /** Why the engagement takes no applications from anybody; empty when it does. */
  closed: readonly Reason[];
  clientName: string;
  requiresPrequalification: boolean;
  /** The status of the agency's prequalification for this client and kind of role; null when it never asked. */
  prequalificationStatusId: PrequalificationStatusId | null;
  /** The status of the agency's own application; null when it has none. */
  applicationStatusId: ApplicationStatusId | null;
}

const applied = (statusId: ApplicationStatusId): Reason =>
  statusId === applicationStatus.withdrew
    ? applicationReasons['application-withdrawn']
    : applicationReasons['already-applied']({ status: lookupValue(applicationStatuses, statusId) });

const reasonByPrequalification: Readonly<
  Record<number, `prequalification-${'pending' | 'declined' | 'expired' | 'revoked'}`>
> = {
  [prequalificationStatus.pending]: 'prequalification-pending',
  [prequalificationStatus.declined]: 'prequalification-declined',
  [prequalificationStatus.expired]: 'prequalification-expired',
  [prequalificationStatus.revoked]: 'prequalification-revoked',
};

const notPrequalified = (clientName: string, statusId: ApplicationStatusId | null): Reason =>
  applicationReasons[reasonByPrequalification[statusId ?? 0] ?? 'prequalification-needed']({ clientName });

/**
 * Why an agency cannot apply to an engagement now, all reasons at once; empty when it can. An agency that has applied
 * hears only that: nothing else matters then. Whose agency is not approved does not get
 * as far as this: no call is theirs (`may-call.ts`). Source: domain rules D5.
 */
export const applyGates = (facts: ApplyFacts): Reason[] => {
  if (facts.applicationStatusId !== null) return [applied(facts.applicationStatusId)];
  const reasons: Reason[] = [];
  if (!facts.mayApply) reasons.push(noPermission(applicationReasons['apply-permission']));
  reasons.push(...facts.closed);
  if (facts.requiresPrequalification && facts.prequalificationStatusId !== prequalificationStatus.approved) {
    reasons.push(notPrequalified(facts.clientName, facts.prequalificationStatusId));
  }
  return reasons;
};
