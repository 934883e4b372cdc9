import type { Reason } from '#contract/common/refusal.ts';
import { profileReasons } from '#contract/profile/reasons.ts';

/** What a decision on an agency depends on. */
export interface VerificationFacts {
  readonly status: 'approved' | 'pending' | 'declined';
  readonly isConfirmed: boolean;
}

/** Why an agency cannot be approved; nothing where it can. A no may be taken back. */
export const approveGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [profileReasons['already-approved']];
  return isConfirmed ? [] : [profileReasons['assessment-open']];
};

/** Why an agency cannot be declined; nothing where it can. Whoever is on the market is not declined any more. */
export const declineGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [profileReasons['already-approved']];
  if (status === 'declined') return [profileReasons['already-declined']];
  return isConfirmed ? [] : [profileReasons['assessment-open']];
};
