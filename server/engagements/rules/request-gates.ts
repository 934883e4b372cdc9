import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, requestReasons } from '#contract/engagements/reasons.ts';
import { restoreDays } from '#contract/engagements/rules.ts';
import {
  talentRequestStatus,
  type EngagementOutcome,
  type EngagementKind,
  type EngagementStatus,
  type Stage,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import { hasBiddingBegun } from './change-gates.ts';

export interface RequestFacts {
  statusId: TalentRequestStatusId;
  noOfRoles: number;
  noOfRolesFilled: number;
  internallyFilledRoles: number;
  statusChangedAt: Date;
}
export interface EngagementFacts {
  status: EngagementStatus;
  endedAs: EngagementOutcome | null;
}

const { pending, inMarket, available, fulfilled, cancelled, paused } = talentRequestStatus;

const reasonByStatus: Readonly<
  Partial<Record<TalentRequestStatusId, `request-${'not-open' | 'fulfilled' | 'cancelled' | 'paused'}`>>
> = {
  [pending]: 'request-not-open',
  [fulfilled]: 'request-fulfilled',
  [cancelled]: 'request-cancelled',
  [paused]: 'request-paused',
};

const endReasons = ({ status, endedAs }: EngagementFacts): Reason[] =>
  status === 'open' ? [] : [endedReason(endedAs)];

/** Why a talent request is not in one of the statuses from which something can be done; empty when it is. */
const notIn = (
  statusIds: readonly TalentRequestStatusId[],
  request: RequestFacts,
  engagement: EngagementFacts,
): Reason[] => {
  const ended = endReasons(engagement);
  if (ended.length > 0) return ended;
  const code = reasonByStatus[request.statusId];
  return statusIds.includes(request.statusId) || !code ? [] : [requestReasons[code]];
};

/** Why a talent request cannot be paused; empty when it can. Source: domain rules D15. */
export const pauseGates = (request: RequestFacts, engagement: EngagementFacts): Reason[] =>
  notIn([inMarket, available], request, engagement);

/** Why a talent request cannot be resumed; empty when it can. */
export const resumeGates = (request: RequestFacts, engagement: EngagementFacts): Reason[] => {
  const ended = endReasons(engagement);
  if (ended.length > 0 || request.statusId === paused) return ended;
  return [requestReasons['request-not-paused']];
};

/** Why what a talent request says and asks stays as it is; empty when it can be changed: while it looks for people. */
export const changeRequestGates = (request: RequestFacts, engagement: EngagementFacts): Reason[] => {
  const reasons = notIn([inMarket, available, paused], request, engagement);
  return reasons.map((reason) =>
    reason.code === 'request-fulfilled' ? requestReasons['fulfilled-add-another'] : reason,
  );
};

/** Why its roles, location, salary and contracted time stay besides: agencies bid on them. Source: domain rules D9. */
export const changeBasisGates = (
  request: RequestFacts,
  engagement: EngagementFacts & { kind: EngagementKind; stage: Stage },
): Reason[] => {
  const reasons = changeRequestGates(request, engagement);
  return reasons.length > 0 ? reasons : hasBiddingBegun(engagement) ? [requestReasons['bidding-begun']] : [];
};

/** How many people were hired in a talent request through agencies. */
const hiredIn = (request: RequestFacts): number => request.noOfRolesFilled - request.internallyFilledRoles;

/** Why a talent request cannot be cancelled; empty when it can: somebody was hired, so that it is completed instead. */
export const cancelGates = (request: RequestFacts, engagement: EngagementFacts): Reason[] => {
  const reasons = notIn([pending, inMarket, available, paused], request, engagement);
  if (reasons.length > 0 || hiredIn(request) === 0) return reasons;
  return [requestReasons['somebody-hired']];
};

/** Until when a cancelled talent request can be restored. Source: domain rules D15. */
export const restorableUntil = (request: Pick<RequestFacts, 'statusId' | 'statusChangedAt'>): Date | null =>
  request.statusId === cancelled ? new Date(request.statusChangedAt.getTime() + restoreDays * 86_400_000) : null;

/** Why a talent request cannot be restored; empty when it can. */
export const restoreGates = (request: RequestFacts, engagement: EngagementFacts, now: Date): Reason[] => {
  const until = restorableUntil(request);
  if (until === null) return [requestReasons['request-not-cancelled']];
  const ended = endReasons(engagement);
  if (ended.length > 0) return ended;
  return until > now ? [] : [requestReasons['restore-passed']({ days: restoreDays })];
};

/** Why a talent request cannot be completed, or roles of it counted as filled by the employer; empty when they can. */
export const completeGates = (request: RequestFacts, engagement: EngagementFacts): Reason[] =>
  notIn([inMarket, available, paused], request, engagement);

/**
 * The counts after the employer has said how many roles it filled itself: they change only when the new number is higher
 * and not zero. Undefined when there are not that many roles. Source: specification 2, section 4.
 */
export const withFilledInternally = (
  request: Pick<RequestFacts, 'noOfRoles' | 'noOfRolesFilled' | 'internallyFilledRoles'>,
  internallyFilledRoles: number,
): { noOfRolesFilled: number; internallyFilledRoles: number } | undefined => {
  const more = Math.max(0, internallyFilledRoles - request.internallyFilledRoles);
  const noOfRolesFilled = request.noOfRolesFilled + more;
  if (noOfRolesFilled > request.noOfRoles) return undefined;
  return { noOfRolesFilled, internallyFilledRoles: request.internallyFilledRoles + more };
};
