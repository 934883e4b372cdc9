import { z } from 'zod';
import { idOf } from './lookup-shape.ts';
import type { LookupValue } from './lookup.ts';
import { requiredWords } from './text-words.ts';
import { linesText } from './text.ts';

/** Whether a reason says nothing without words beside it. */
export const isOtherReason = (list: readonly LookupValue[], reasonId: number): boolean =>
  list.find(({ id }) => id === reasonId)?.value === 'Other';

/** The reason that says nothing by itself needs words beside it. */
export const wantsExplanation =
  (list: readonly LookupValue[]) =>
  (given: { reasonId?: number | undefined; reasonText: string }, context: z.RefinementCtx): void => {
    const { reasonId, reasonText } = given;
    if (reasonId === undefined || !isOtherReason(list, reasonId) || reasonText !== '') return;
    context.addIssue({ code: 'custom', path: ['reasonText'], message: requiredWords('Explanation') });
  };

/** A reason of a list, with words beside it that "Other" cannot do without. */
export const reasonOf = <Shape extends z.core.$ZodLooseShape>(
  list: readonly LookupValue[],
  more: Shape,
  maxWords = 500,
) =>
  z
    .object({
      ...more,
      reasonId: idOf(list, 'Reason'),
      reasonText: linesText('Explanation', maxWords).default(''),
    })
    .superRefine((input, context) =>
      wantsExplanation(list)(input as { reasonId: number; reasonText: string }, context),
    );
