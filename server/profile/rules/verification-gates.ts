import type { Reason } from '#contract/common/refusal.ts';
import { profileReasons } from '#contract/profile/reasons.ts';

/** The facts that a decision on an agency depends on. */
export interface VerificationFacts {
  readonly status: 'approved' | 'pending' | 'declined';
  readonly isConfirmed: boolean;
}

/** Why an agency cannot be approved; empty if it can. A declined agency may be approved later. */
export const approveGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [profileReasons['already-approved']];
  return isConfirmed ? [] : [profileReasons['assessment-open']];
};

/** Why an agency cannot be declined; empty if it can. An approved agency cannot be declined. */
export const declineGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [profileReasons['already-approved']];
  if (status === 'declined') return [profileReasons['already-declined']];
  return isConfirmed ? [] : [profileReasons['assessment-open']];
};
