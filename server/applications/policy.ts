import { applicationReasons } from '#contract/applications/reasons.ts';
import { withdrawalUndoDeadline } from '#contract/applications/rules.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { endedReasons, reasonsAgainstApplications, type FoundEngagement } from '#server/engagements/public.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from './queries/own-application.ts';

type Caller = Pick<AgencyScope, 'permissions' | 'now'>;
type OpenFacts = Pick<FoundEngagement, 'kind' | 'status' | 'endedAs' | 'stage' | 'closingAt'>;

const { pending, approved, declined, revoked, withdrew, notSelected, rebid } = applicationStatus;

export type TransitionActor = 'employer' | 'agency' | 'system';

/**
 * The allowed transitions of an application, and who may make them. Only an approved application can enter a Re-bid,
 * after which it is approved again. Source: domain rules D2.
 */
const transitions: readonly {
  from: readonly ApplicationStatusId[];
  to: readonly ApplicationStatusId[];
  by: TransitionActor;
}[] = [
  { from: [pending], to: [approved, declined], by: 'employer' },
  { from: [approved], to: [revoked, rebid], by: 'employer' },
  { from: [pending, approved, rebid], to: [withdrew], by: 'agency' },
  { from: [pending, approved, rebid], to: [notSelected], by: 'system' },
  { from: [rebid], to: [approved], by: 'agency' },
  { from: [rebid], to: [approved], by: 'system' },
];

/** Whether a transition between two statuses is allowed for an actor. */
export const isTransitionAllowed = (from: ApplicationStatusId, to: ApplicationStatusId, by: TransitionActor): boolean =>
  transitions.some(
    (transition) => transition.by === by && transition.from.includes(from) && transition.to.includes(to),
  );

const statusValue = (statusId: ApplicationStatusId | undefined) => ({
  status: lookupValue(applicationStatuses, statusId),
});

const applyPermission = ({ permissions }: Caller): Reason[] =>
  reasonsIf(
    !permissions.has('Application Stage=Submit Application Request'),
    noPermission(applicationReasons['apply-permission']),
  );

const withdrawPermission = ({ permissions }: Caller): Reason[] =>
  reasonsIf(
    !permissions.has('Application Stage=Withdraw Application'),
    noPermission(applicationReasons['withdraw-permission']),
  );

const appliedReason = (statusId: ApplicationStatusId): Reason =>
  statusId === withdrew
    ? commonReasons['application-withdrawn']
    : applicationReasons['already-applied'](statusValue(statusId));

const reasonByPrequalification: Readonly<
  Partial<Record<PrequalificationStatusId, `prequalification-${'pending' | 'declined' | 'expired' | 'revoked'}`>>
> = {
  [prequalificationStatus.pending]: 'prequalification-pending',
  [prequalificationStatus.declined]: 'prequalification-declined',
  [prequalificationStatus.expired]: 'prequalification-expired',
  [prequalificationStatus.revoked]: 'prequalification-revoked',
};

const prequalificationReasons = (
  { clientName, requiresPrequalification }: Pick<FoundEngagement, 'clientName' | 'requiresPrequalification'>,
  statusId: PrequalificationStatusId | null,
): Reason[] => {
  if (!requiresPrequalification || statusId === prequalificationStatus.approved) return [];
  const key = statusId === null ? undefined : reasonByPrequalification[statusId];
  return [applicationReasons[key ?? 'prequalification-needed']({ clientName })];
};

/**
 * Whether the caller may apply to an engagement now, with all reasons against it. If the agency has already applied,
 * that is the only reason. The status arguments describe the agency's application and prequalification, and are null if
 * it has none. Agencies that aren't approved can't call this operation at all (`may-call.ts`). Source: domain rules D5.
 */
export const rightToApply = (
  caller: Caller,
  engagement: OpenFacts & Pick<FoundEngagement, 'clientName' | 'requiresPrequalification'>,
  own: {
    applicationStatusId: ApplicationStatusId | null;
    prequalificationStatusId: PrequalificationStatusId | null;
  },
): Right =>
  rightUnless(
    own.applicationStatusId !== null
      ? [appliedReason(own.applicationStatusId)]
      : [
          ...applyPermission(caller),
          ...reasonsAgainstApplications(engagement, caller.now),
          ...prequalificationReasons(engagement, own.prequalificationStatusId),
        ],
  );

/** Returns which actions the employer may take on a received application. Source: domain rules D2, D4. */
export const employerApplicationRights = (
  { statusId }: { statusId: ApplicationStatusId },
  engagement: Pick<FoundEngagement, 'kind' | 'engagementTypeId' | 'status' | 'endedAs' | 'closingAt'>,
  now: Date,
): Record<'decide' | 'revoke' | 'askRebid', Right> => {
  const isFixed = (to: ApplicationStatusId): boolean => !isTransitionAllowed(statusId, to, 'employer');
  const ended = endedReasons(engagement);
  return {
    decide: rightUnless(reasonsIf(isFixed(approved), applicationReasons['already-decided'](statusValue(statusId)))),
    revoke: rightUnless(
      firstNonEmptyReasons(
        reasonsIf(isFixed(revoked), applicationReasons['not-approved'](statusValue(statusId))),
        ended,
      ),
    ),
    askRebid: rightUnless(
      firstNonEmptyReasons(
        reasonsIf(applicationMethodOf(engagement) !== 'tender-rate', applicationReasons['no-tender']),
        reasonsIf(isFixed(rebid), applicationReasons['not-to-rebid'](statusValue(statusId))),
        [...ended, ...reasonsIf(engagement.closingAt <= now, applicationReasons['closing-passed'])],
      ),
    ),
  };
};

/** Whether the caller may change the agency's tender now. Source: domain rules D4. */
export const rightToChangeTender = (
  caller: Caller,
  engagement: OpenFacts & Pick<FoundEngagement, 'engagementTypeId'>,
  application: Pick<FoundApplication, 'statusId'> | undefined,
): Right => {
  const statusId = application?.statusId;
  return rightUnless(
    firstNonEmptyReasons(
      reasonsIf(applicationMethodOf(engagement) !== 'tender-rate', applicationReasons['no-tender']),
      reasonsIf(statusId === undefined, commonReasons['not-applied']),
      reasonsIf(
        statusId !== pending && statusId !== rebid,
        applicationReasons['tender-decided'](statusValue(statusId)),
      ),
      [...applyPermission(caller), ...reasonsAgainstApplications(engagement, caller.now)],
    ),
  );
};

/**
 * Whether the caller may withdraw the agency's application now. Not allowed after a hire or with a binding bid. Source:
 * D2, D9.
 */
export const rightToWithdrawApplication = (
  caller: Caller,
  engagement: Pick<FoundEngagement, 'status' | 'endedAs'>,
  application: Pick<FoundApplication, 'statusId'> | undefined,
  { hiredCandidates, hasBindingBid = false }: { hiredCandidates: number; hasBindingBid?: boolean },
): Right => {
  if (application === undefined) return rightUnless([commonReasons['not-applied']]);
  const { statusId } = application;
  return rightUnless(
    firstNonEmptyReasons(
      reasonsIf(
        !isTransitionAllowed(statusId, withdrew, 'agency'),
        applicationReasons['application-final'](statusValue(statusId)),
      ),
      [
        ...withdrawPermission(caller),
        ...endedReasons(engagement),
        ...reasonsIf(hiredCandidates > 0, applicationReasons['candidate-hired']),
        ...reasonsIf(hasBindingBid, applicationReasons['bid-binding']),
      ],
    ),
  );
};

/** Whether the caller may undo a withdrawal now. Source: domain rules D2. */
export const rightToUndoWithdrawal = (
  caller: Caller,
  engagement: Pick<FoundEngagement, 'status' | 'endedAs'>,
  application: Pick<FoundApplication, 'statusId' | 'previousStatusId' | 'withdrawnAt'> | undefined,
  { hasLotEnded = false }: { hasLotEnded?: boolean } = {},
): Right => {
  if (application === undefined) return rightUnless([commonReasons['not-applied']]);
  const { statusId, previousStatusId, withdrawnAt } = application;
  const isInTime =
    withdrawnAt !== null && previousStatusId !== null && caller.now < withdrawalUndoDeadline(withdrawnAt);
  return rightUnless(
    firstNonEmptyReasons(reasonsIf(statusId !== withdrew, applicationReasons['not-withdrawn']), [
      ...withdrawPermission(caller),
      ...endedReasons(engagement),
      ...reasonsIf(!isInTime, commonReasons['undo-passed']),
      ...reasonsIf(hasLotEnded, applicationReasons['bidding-over']),
    ]),
  );
};
