import type { Reason, Right } from '#contract/common/refusal.ts';

/** Allowed, or not allowed with the reasons. */
export const toRight = (reasons: readonly Reason[]): Right =>
  reasons.length === 0 ? { allowed: true } : { allowed: false, reasons: [...reasons] };

/** The reason where the condition is true. */
export const when = (condition: boolean, reason: Reason): Reason[] => (condition ? [reason] : []);

/** The first of these lists with a reason, which makes the later ones irrelevant. */
export const firstOf = (...lists: readonly (readonly Reason[])[]): Reason[] => [
  ...(lists.find((list) => list.length > 0) ?? []),
];
