import type { ApplicationMethod } from '#contract/applications/rules.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { mayChangeStatus } from './status-changes.ts';

const noTender: Reason = { code: 'no-tender', text: "There is no tender here: the agency doesn't set a price." };
const called = (statusId: number): string => lookupValue(applicationStatuses, statusId);

interface TenderFacts {
  mayApply: boolean;
  way: ApplicationMethod;
  /** The status of the agency's own application as of now; null where it has not applied. */
  statusId: number | null;
  /** Why the engagement takes no applications any more; empty while it does. */
  closed: readonly Reason[];
}

/** Why a tender cannot be changed now; empty when it can. Source: domain rules D4. */
export const tenderGates = ({ mayApply, way, statusId, closed }: TenderFacts): Reason[] => {
  if (way !== 'tender-rate') return [noTender];
  if (statusId === null) return [{ code: 'not-applied', text: 'Your agency has not applied to this engagement.' }];
  if (statusId !== applicationStatus.pending && statusId !== applicationStatus.rebid) {
    return [{ code: 'tender-decided', text: `This tender can no longer be changed: ${called(statusId)}.` }];
  }
  return [
    ...(mayApply
      ? []
      : [
          {
            code: 'no-permission',
            text: "You don't have permission to submit an application.",
            unblockBy: 'Ask an administrator of your agency for this permission.',
            who: 'An administrator of your agency',
          },
        ]),
    ...closed,
  ];
};

interface ReceivedFacts {
  statusId: number;
  engagementStatus: EngagementStatus;
  endedAs: EngagementOutcome | null;
}

const ended = ({ engagementStatus, endedAs }: ReceivedFacts): Reason[] =>
  engagementStatus === 'open' ? [] : [{ code: 'engagement-ended', text: endedMessage(endedAs ?? 'completed') }];

/** Why an approval cannot be taken back now; empty when it can. Source: domain rules D2. */
export const revokeGates = (facts: ReceivedFacts): Reason[] =>
  mayChangeStatus(facts.statusId, applicationStatus.revoked, 'employer')
    ? ended(facts)
    : [{ code: 'not-approved', text: `Only an approval can be revoked: ${called(facts.statusId)}.` }];

/** Why no new tender can be asked for now; empty when one can. Source: domain rules D2, D4. */
export const rebidGates = (facts: ReceivedFacts & { way: ApplicationMethod; closingAt: Date }, now: Date): Reason[] => {
  if (facts.way !== 'tender-rate') return [noTender];
  if (!mayChangeStatus(facts.statusId, applicationStatus.rebid, 'employer')) {
    return [
      { code: 'not-to-rebid', text: `You can request a new tender only after approval: ${called(facts.statusId)}.` },
    ];
  }
  const closed = facts.closingAt <= now;
  return [
    ...ended(facts),
    ...(closed
      ? [
          {
            code: 'closing-passed',
            text: 'Tenders can no longer be changed: the closing time has passed.',
            unblockBy: 'Move the closing time.',
            who: 'The employer',
          },
        ]
      : []),
  ];
};
