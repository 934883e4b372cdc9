import { applicationReasons } from '#contract/applications/reasons.ts';
import { undoDeadline } from '#contract/applications/rules.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedReason } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { mayChangeStatus } from './status-changes.ts';

interface Facts {
  mayWithdraw: boolean;
  /** The agency's own application; null where it has not applied. */
  application: {
    statusId: ApplicationStatusId;
    previousStatusId: ApplicationStatusId | null;
    withdrawnAt: Date | null;
  } | null;
  engagementStatus: EngagementStatus;
  endedAs: EngagementOutcome | null;
}

const permission = (mayWithdraw: boolean): Reason[] =>
  mayWithdraw ? [] : [noPermission(applicationReasons['withdraw-permission'])];

const ended = ({ engagementStatus, endedAs }: Facts): Reason[] =>
  engagementStatus === 'open' ? [] : [endedReason(endedAs)];

/** Why an application cannot be withdrawn now; empty when it can. After a hire it stays. Source: domain rules D2. */
export const withdrawGates = (facts: Facts & { hiredCandidates: number }): Reason[] => {
  const { application } = facts;
  if (application === null) return [applicationReasons['not-applied']];
  if (!mayChangeStatus(application.statusId, applicationStatus.withdrew, 'agency')) {
    const status = lookupValue(applicationStatuses, application.statusId);
    return [applicationReasons['application-final']({ status })];
  }
  return [
    ...permission(facts.mayWithdraw),
    ...ended(facts),
    ...(facts.hiredCandidates > 0 ? [applicationReasons['candidate-hired']] : []),
  ];
};

/** Why a withdrawal cannot be taken back now; empty when it can. Source: domain rules D2. */
export const undoGates = (facts: Facts, now: Date): Reason[] => {
  const { application } = facts;
  if (application === null) return [applicationReasons['not-applied']];
  const { statusId, previousStatusId, withdrawnAt } = application;
  if (statusId !== applicationStatus.withdrew) return [applicationReasons['not-withdrawn']];
  const inTime = withdrawnAt !== null && previousStatusId !== null && now < undoDeadline(withdrawnAt);
  return [...permission(facts.mayWithdraw), ...ended(facts), ...(inTime ? [] : [commonReasons['undo-passed']])];
};
