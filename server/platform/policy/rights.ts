import type { Reason, Right } from '#contract/common/refusal.ts';

/** Returns a right that is allowed if there are no reasons against it. */
export const rightUnless = (reasons: readonly Reason[]): Right =>
  reasons.length === 0 ? { allowed: true } : { allowed: false, reasons: [...reasons] };

/** Returns a list with the reason if the condition is true, otherwise an empty list. */
export const reasonsIf = (condition: boolean, reason: Reason): Reason[] => (condition ? [reason] : []);

/** Returns the first list that is not empty, because its reasons make those in later lists irrelevant. */
export const firstNonEmptyReasons = (...lists: readonly (readonly Reason[])[]): Reason[] => [
  ...(lists.find((list) => list.length > 0) ?? []),
];
