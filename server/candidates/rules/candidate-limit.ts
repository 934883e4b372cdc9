import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';

/**
 * Returns the reason why an agency that has this many open candidates in a talent request can't add another one, by a
 * submission or by undoing a withdrawal; empty below the employer's limit.
 */
export const limitReasons = (
  { cvCap }: { cvCap: number | null },
  ownOpenCandidates: number,
  reason: 'cv-cap' | 'undo-cv-cap',
): Reason[] =>
  cvCap === null || ownOpenCandidates < cvCap
    ? []
    : [candidateReasons[reason]({ submitted: ownOpenCandidates, most: cvCap })];
