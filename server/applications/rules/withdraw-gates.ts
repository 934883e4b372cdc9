import { undoDeadline } from '#contract/applications/rules.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { mayChangeStatus } from './status-changes.ts';

interface Facts {
  mayWithdraw: boolean;
  /** The agency's own application; null where it has not applied. */
  application: { statusId: number; previousStatusId: number | null; withdrawnAt: Date | null } | null;
  engagementStatus: EngagementStatus;
  endedAs: EngagementOutcome | null;
}

const notApplied: Reason = { code: 'not-applied', text: 'Your agency has not applied to this engagement.' };

const permission = (mayWithdraw: boolean): Reason[] =>
  mayWithdraw
    ? []
    : [
        {
          code: 'no-permission',
          text: "You don't have permission to withdraw an application.",
          unblockBy: 'Ask an administrator of your agency for this permission.',
          who: 'An administrator of your agency',
        },
      ];

const ended = ({ engagementStatus, endedAs }: Facts): Reason[] =>
  engagementStatus === 'open' ? [] : [{ code: 'engagement-ended', text: endedMessage(endedAs ?? 'completed') }];

/** Why an application cannot be withdrawn now; empty when it can. After a hire it stays. Source: domain rules D2. */
export const withdrawGates = (facts: Facts & { hiredCandidates: number }): Reason[] => {
  const { application } = facts;
  if (application === null) return [notApplied];
  if (!mayChangeStatus(application.statusId, applicationStatus.withdrew, 'agency')) {
    const value = lookupValue(applicationStatuses, application.statusId);
    return [{ code: 'application-final', text: `This application can no longer be withdrawn: ${value}.` }];
  }
  return [
    ...permission(facts.mayWithdraw),
    ...ended(facts),
    ...(facts.hiredCandidates > 0
      ? [
          {
            code: 'candidate-hired',
            text: "A candidate from your agency has been hired for this engagement, so you can't withdraw the application.",
          },
        ]
      : []),
  ];
};

/** Why a withdrawal cannot be taken back now; empty when it can. Source: domain rules D2. */
export const undoGates = (facts: Facts, now: Date): Reason[] => {
  const { application } = facts;
  if (application === null) return [notApplied];
  const { statusId, previousStatusId, withdrawnAt } = application;
  if (statusId !== applicationStatus.withdrew) {
    return [{ code: 'not-withdrawn', text: 'This application has not been withdrawn.' }];
  }
  const inTime = withdrawnAt !== null && previousStatusId !== null && now < undoDeadline(withdrawnAt);
  return [
    ...permission(facts.mayWithdraw),
    ...ended(facts),
    ...(inTime ? [] : [{ code: 'undo-passed', text: 'A withdrawal can be undone within 10 minutes.' }]),
  ];
};
