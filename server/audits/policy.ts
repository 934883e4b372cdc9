import { auditReasons } from '#contract/audits/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';

/** The facts about an auction that decide whether an auditor can be named for it. */
export interface AuctionFacts {
  /** Whether every lot is awarded, unsuccessful or cancelled. */
  readonly isSettled: boolean;
  readonly hasRunningAudit: boolean;
}

/** Whether Rolecall may name an auditor for an auction now. Source: the auction design, section "Log". */
export const rightToNameAuditor = ({ isSettled, hasRunningAudit }: AuctionFacts): Right =>
  rightUnless(
    firstNonEmptyReasons(
      reasonsIf(!isSettled, auditReasons['lots-not-settled']),
      reasonsIf(hasRunningAudit, auditReasons['audit-running']),
    ),
  );
