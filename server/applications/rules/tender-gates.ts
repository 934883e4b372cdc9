import { applicationReasons } from '#contract/applications/reasons.ts';
import type { ApplicationMethod } from '#contract/applications/rules.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedReason } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { mayChangeStatus } from './status-changes.ts';

const statusValue = (statusId: ApplicationStatusId) => ({ status: lookupValue(applicationStatuses, statusId) });

interface TenderFacts {
  mayApply: boolean;
  way: ApplicationMethod;
  /** The status of the agency's own application as of now; null where it has not applied. */
  statusId: ApplicationStatusId | null;
  /** Why the engagement takes no applications any more; empty while it does. */
  closed: readonly Reason[];
}

/** Why a tender cannot be changed now; empty when it can. Source: domain rules D4. */
export const tenderGates = ({ mayApply, way, statusId, closed }: TenderFacts): Reason[] => {
  if (way !== 'tender-rate') return [applicationReasons['no-tender']];
  if (statusId === null) return [applicationReasons['not-applied']];
  if (statusId !== applicationStatus.pending && statusId !== applicationStatus.rebid) {
    return [applicationReasons['tender-decided'](statusValue(statusId))];
  }
  return [...(mayApply ? [] : [noPermission(applicationReasons['apply-permission'])]), ...closed];
};

interface ReceivedFacts {
  statusId: ApplicationStatusId;
  engagementStatus: EngagementStatus;
  endedAs: EngagementOutcome | null;
}

const ended = ({ engagementStatus, endedAs }: ReceivedFacts): Reason[] =>
  engagementStatus === 'open' ? [] : [endedReason(endedAs)];

/** Why an approval cannot be taken back now; empty when it can. Source: domain rules D2. */
export const revokeGates = (facts: ReceivedFacts): Reason[] =>
  mayChangeStatus(facts.statusId, applicationStatus.revoked, 'employer')
    ? ended(facts)
    : [applicationReasons['not-approved'](statusValue(facts.statusId))];

/** Why no new tender can be asked for now; empty when one can. Source: domain rules D2, D4. */
export const rebidGates = (facts: ReceivedFacts & { way: ApplicationMethod; closingAt: Date }, now: Date): Reason[] => {
  if (facts.way !== 'tender-rate') return [applicationReasons['no-tender']];
  if (!mayChangeStatus(facts.statusId, applicationStatus.rebid, 'employer')) {
    return [
      { code: 'not-to-rebid', text: `You can request a new tender only after approval: ${called(facts.statusId)}.` },
    ];
  }
  return [...ended(facts), ...(facts.closingAt <= now ? [applicationReasons['closing-passed']] : [])];
};
