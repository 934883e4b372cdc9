import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import type { Side } from '#contract/common/operation.ts';
import { teamReason, type TeamReason } from './role-reasons.ts';

/** The side of the person who requests a reset or decides on it. */
export interface ResetCaller {
  readonly side: Side;
}

/** A user whose second factor may be reset. */
export interface ResetUser {
  readonly userId: string;
  /**
   * Whether the user is the caller, possibly with another account: members of the provider's staff may also have
   * accounts in agencies.
   */
  readonly isCaller: boolean;
  /** Whether the user belongs to the provider, even if the account is in an agency. */
  readonly isStaff: boolean;
  readonly hasSecondFactor: boolean;
  readonly isWaiting: boolean;
  /**
   * The number of other users in the agency who manage users, and could request a reset or confirm one that somebody
   * else requested.
   */
  readonly otherManagers: number;
}

/** A request that waits for a second person; `otherManagers` doesn't include the requester. */
export type PendingReset = Pick<ResetUser, 'isCaller' | 'isStaff' | 'otherManagers'> & {
  /** Whether the caller made the request, possibly with another account. */
  readonly isByCaller: boolean;
};

/**
 * Returns a reason if only the other side decides. An agency decides on its own users; the provider decides on its
 * staff, and on users of agencies in which nobody else can decide.
 */
const reasonsOfTheOtherSide = (
  { side }: ResetCaller,
  { isStaff, otherManagers }: Pick<ResetUser, 'isStaff' | 'otherManagers'>,
): TeamReason[] => {
  if (side !== 'provider') return isStaff ? [teamReason('staff-account')] : [];
  return isStaff || otherManagers === 0 ? [] : [teamReason('agency-decides')];
};

/** Returns why the caller can't request a reset of a user's second factor. */
export const reasonsAgainstRequestingReset = (caller: ResetCaller, user: ResetUser): TeamReason[] => {
  if (user.isCaller) return [teamReason('own-reset', { who: unblockerNames.userManager })];
  const others = reasonsOfTheOtherSide(caller, user);
  if (others.length > 0) return others;
  if (user.isWaiting) return [teamReason('reset-waiting')];
  return user.hasSecondFactor ? [] : [teamReason('no-second-factor')];
};

/** Returns why the caller can't confirm a reset. */
export const reasonsAgainstConfirmingReset = (caller: ResetCaller, reset: PendingReset): TeamReason[] => {
  if (reset.isCaller) return [teamReason('own-reset', { who: unblockerNames.userManager })];
  if (reset.isByCaller) {
    const isAlone = caller.side !== 'provider' && reset.otherManagers === 0;
    return [
      teamReason('second-person-needed', { who: isAlone ? unblockerNames.provider : unblockerNames.userManager }),
    ];
  }
  return reasonsOfTheOtherSide(caller, reset);
};

/**
 * Returns why the caller can't cancel a reset. Its requester always can, and so can the user whose second factor it
 * concerns.
 */
export const reasonsAgainstCancellingReset = (caller: ResetCaller, reset: PendingReset): TeamReason[] =>
  reset.isByCaller || reset.isCaller ? [] : reasonsOfTheOtherSide(caller, reset);
