import type { Reason, Right } from '#contract/common/refusal.ts';

/** Allowed, or not allowed with the reasons. */
export const toRight = (reasons: readonly Reason[]): Right =>
  reasons.length === 0 ? { allowed: true } : { allowed: false, reasons: [...reasons] };
