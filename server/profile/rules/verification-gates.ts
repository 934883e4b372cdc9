import type { Reason } from '#contract/common/refusal.ts';

/** The facts that a decision on an agency depends on. */
export interface VerificationFacts {
  readonly status: 'approved' | 'pending' | 'declined';
  readonly isConfirmed: boolean;
}

const notConfirmed: Reason = {
  code: 'assessment-open',
  text: 'The agency has not confirmed its assessment yet.',
  who: 'The agency',
};

/** Why an agency cannot be approved; empty if it can. A declined agency may be approved later. */
export const approveGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [{ code: 'already-approved', text: 'This agency is already approved.' }];
  return isConfirmed ? [] : [notConfirmed];
};

/** Why an agency cannot be declined; empty if it can. An approved agency cannot be declined. */
export const declineGates = ({ status, isConfirmed }: VerificationFacts): readonly Reason[] => {
  if (status === 'approved') return [{ code: 'already-approved', text: 'This agency is already approved.' }];
  if (status === 'declined') return [{ code: 'already-declined', text: 'This agency is already declined.' }];
  return isConfirmed ? [] : [notConfirmed];
};
