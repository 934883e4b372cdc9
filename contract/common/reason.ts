import { z } from 'zod';
import { lookupIdInput } from './lookup-shape.ts';
import type { LookupValue } from './lookup.ts';
import { requiredMessage } from './text-messages.ts';
import { multilineTextSchema } from './text.ts';

/** Whether this reason requires an explanation. */
export const isOtherReason = (list: readonly LookupValue[], reasonId: number): boolean =>
  list.find(({ id }) => id === reasonId)?.value === 'Other';

/** Returns a check that requires an explanation if the reason is "Other". */
export const requiresExplanation =
  (list: readonly LookupValue[]) =>
  (given: { reasonId?: number | undefined; reasonText: string }, context: z.RefinementCtx): void => {
    const { reasonId, reasonText } = given;
    if (reasonId === undefined || !isOtherReason(list, reasonId) || reasonText !== '') return;
    context.addIssue({ code: 'custom', path: ['reasonText'], message: requiredMessage('Explanation') });
  };

/**
 * Returns the input schema for a reason chosen from a list, together with an explanation. The explanation is required
 * for the reason "Other".
 */
export const reasonInput = <Shape extends z.core.$ZodLooseShape>(
  list: readonly LookupValue[],
  more: Shape,
  maxWords = 500,
) =>
  z
    .object({
      ...more,
      reasonId: lookupIdInput(list, 'Reason'),
      reasonText: multilineTextSchema('Explanation', maxWords).default(''),
    })
    .superRefine((input, context) =>
      requiresExplanation(list)(input as { reasonId: number; reasonText: string }, context),
    );
