import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { disputeReasons } from '#contract/disputes/reasons.ts';
import type { DisputeState } from '#contract/disputes/states.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';

const mayNot = ({ permissions }: Pick<AgencyScope, 'permissions'>) =>
  reasonsIf(!permissions.has('Fulfillment Stage=Submit Candidate'), commonReasons['no-permission']);

/** Whether the agency that opened a dispute may withdraw it. */
export const rightToWithdrawDispute = (
  scope: Pick<AgencyScope, 'permissions'>,
  { state }: { state: DisputeState },
): Right => rightUnless([...mayNot(scope), ...reasonsIf(state !== 'open', disputeReasons['dispute-ended'])]);

interface DefenceFacts {
  readonly endedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly answerBy: Date;
}

/** Whether the owner may answer a dispute: once, and before the deadline. */
export const rightToAnswerDispute = (
  scope: Pick<AgencyScope, 'permissions' | 'now'>,
  { endedAt, answeredAt, answerBy }: DefenceFacts,
): Right => {
  if (endedAt) return rightUnless([...mayNot(scope), disputeReasons['dispute-ended']]);
  if (answeredAt) return rightUnless([...mayNot(scope), disputeReasons['dispute-answered']]);
  return rightUnless([...mayNot(scope), ...reasonsIf(scope.now >= answerBy, disputeReasons['dispute-answer-late'])]);
};

interface DecisionFacts {
  readonly state: DisputeState;
  /** The owner's side; undefined until the owner has been notified of the dispute. */
  readonly owner:
    | {
        answeredAt: Date | null;
        answerBy: Date;
        /** Whether the employer has an undecided claim that it already knew the candidate. */
        isClaimed: boolean;
      }
    | undefined;
}

/**
 * Returns Rolecall's rights to decide a dispute, once the owner has answered or the deadline has passed. A hire remains,
 * and the decision is only about its fee and later submissions.
 */
export const disputeDecisionRights = (
  { side, now }: Pick<Scope, 'side' | 'now'>,
  { state, owner }: DecisionFacts,
): Record<'uphold' | 'dismiss', Right> => {
  const isHeard = owner !== undefined && (owner.answeredAt !== null || now >= owner.answerBy);
  const reasons = [
    ...reasonsIf(side !== 'provider', disputeReasons['dispute-of-other-side']),
    ...(state === 'open'
      ? reasonsIf(!isHeard, disputeReasons['dispute-not-answered'])
      : [disputeReasons['dispute-ended']]),
  ];
  return {
    uphold: rightUnless([...reasons, ...reasonsIf(owner?.isClaimed === true, disputeReasons['dispute-claimed'])]),
    dismiss: rightUnless(reasons),
  };
};
