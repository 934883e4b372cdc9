import { claimReasons } from '#contract/claims/reasons.ts';
import type { ClaimState } from '#contract/claims/states.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** Whether the employer may claim a candidate now. */
export const rightToMakeClaim = (
  candidate: { readonly statusId: CandidateStatusId },
  {
    hasClaim,
    claimUntil,
    period,
    now,
  }: {
    /** Whether the employer has claimed the candidate, or the same person in another submission under this ownership. */
    hasClaim: boolean;
    claimUntil: Date;
    /** The days on which a contact counts as proof. No day counts if the first is after the last. */
    period: { from: string; to: string };
    now: Date;
  },
): Right =>
  rightUnless([
    ...reasonsIf(hasClaim, claimReasons['already-claimed']),
    ...reasonsIf(candidate.statusId === candidateStatus.hired, claimReasons['claim-hired']),
    ...reasonsIf(period.from > period.to, claimReasons['claim-introduced']),
    ...reasonsIf(now > claimUntil, claimReasons['claim-time-over']),
  ]);

const stepReason: Readonly<Partial<Record<ClaimState, Reason>>> = {
  open: claimReasons['claim-not-contested'],
  contested: claimReasons['claim-contested'],
};

/**
 * Returns which actions the caller may take on a claim. An overdue claim stays open until the job that ends it has run.
 */
export const claimRights = (
  scope: Scope,
  { state }: { readonly state: ClaimState },
): Record<'withdraw' | 'accept' | 'contest' | 'decide', Right> => {
  const by = (side: Scope['side'], states: readonly ClaimState[]): Right =>
    rightUnless([
      ...reasonsIf(scope.side !== side, claimReasons['claim-of-other-side']),
      ...(states.includes(state) ? [] : [stepReason[state] ?? claimReasons['claim-decided']]),
      ...reasonsIf(
        scope.side === 'agency' && side === 'agency' && !scope.permissions.has('Fulfillment Stage=Submit Candidate'),
        commonReasons['no-permission'],
      ),
    ]);
  return {
    withdraw: by('client', ['open', 'contested']),
    accept: by('agency', ['open', 'contested']),
    contest: by('agency', ['open']),
    decide: by('provider', ['contested']),
  };
};
