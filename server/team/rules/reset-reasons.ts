import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import type { Side } from '#contract/common/operation.ts';
import { teamReason, type TeamReason } from './role-reasons.ts';

/** The side of the person who asks for a reset or decides on it. */
export interface ResetCaller {
  readonly side: Side;
}

/** A user whose second factor may be reset. */
export interface ResetUser {
  readonly userId: string;
  /** Whether it is the caller, also with another account: the provider's people have accounts in agencies. */
  readonly isCaller: boolean;
  /** Belongs to the provider, also in an agency. */
  readonly isStaff: boolean;
  readonly hasSecondFactor: boolean;
  readonly isWaiting: boolean;
  /** How many others in the agency manage users and could ask, or confirm what another has asked. */
  readonly otherManagers: number;
}

/** A request that waits for a second person; `otherManagers` does not count who asked. */
export type WaitingReset = Pick<ResetUser, 'isCaller' | 'isStaff' | 'otherManagers'> & {
  /** Whether the caller asked for it, also with another account. */
  readonly isByCaller: boolean;
};

/** An agency decides on its users, and the provider on its staff, and where an agency has nobody else. */
const reasonsOfTheOtherSide = (
  { side }: ResetCaller,
  { isStaff, otherManagers }: Pick<ResetUser, 'isStaff' | 'otherManagers'>,
): TeamReason[] => {
  if (side !== 'provider') return isStaff ? [teamReason('staff-account')] : [];
  return isStaff || otherManagers === 0 ? [] : [teamReason('agency-decides')];
};

/** Why the caller cannot ask to reset the second factor of a user. */
export const reasonsAgainstAskingForReset = (caller: ResetCaller, user: ResetUser): TeamReason[] => {
  if (user.isCaller) return [teamReason('own-reset', { who: unblockerNames.userManager })];
  const others = reasonsOfTheOtherSide(caller, user);
  if (others.length > 0) return others;
  if (user.isWaiting) return [teamReason('reset-waiting')];
  return user.hasSecondFactor ? [] : [teamReason('no-second-factor')];
};

/** Why the caller cannot confirm a reset. */
export const reasonsAgainstConfirmingReset = (caller: ResetCaller, reset: WaitingReset): TeamReason[] => {
  if (reset.isCaller) return [teamReason('own-reset', { who: unblockerNames.userManager })];
  if (reset.isByCaller) {
    const isAlone = caller.side !== 'provider' && reset.otherManagers === 0;
    return [
      teamReason('second-person-needed', { who: isAlone ? unblockerNames.provider : unblockerNames.userManager }),
    ];
  }
  return reasonsOfTheOtherSide(caller, reset);
};

/** Why the caller cannot cancel a reset. Who asked for it always can, and so can its user. */
export const reasonsAgainstCancellingReset = (caller: ResetCaller, reset: WaitingReset): TeamReason[] =>
  reset.isByCaller || reset.isCaller ? [] : reasonsOfTheOtherSide(caller, reset);
