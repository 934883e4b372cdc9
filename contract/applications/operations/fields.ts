import type { z } from 'zod';
import { idOf } from '#contract/common/lookup.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import { requiredLines, requiredWords } from '#contract/common/text.ts';
import { feeTypes } from '#contract/engagements/states.ts';

interface Given {
  reasonId?: number | undefined;
  reasonText: string;
}

/** The reason that says nothing by itself needs words beside it. */
export const wantsExplanation =
  (otherReason: number) =>
  ({ reasonId, reasonText }: Given, context: z.RefinementCtx): void => {
    if (reasonId !== otherReason || requiredLines('Explanation', 1000).safeParse(reasonText).success) return;
    context.addIssue({ code: 'custom', path: ['reasonText'], message: requiredWords('Explanation') });
  };

/** A tender: a type of fee, with its percentage or its amount. */
export const tenderFields = {
  feeTypeId: idOf(feeTypes, 'Fee type'),
  feePercent: percentText('Fee').optional(),
  feeAmount: amountText('Fee').optional(),
};

interface Tendered {
  feeTypeId: number;
  feePercent?: string | undefined;
  feeAmount?: string | undefined;
}

/** A tender has the one of the two that its type asks for, and it is more than nothing. */
export const oneFee = (input: Tendered, context: z.RefinementCtx): void => {
  const field = input.feeTypeId === 3 ? 'feeAmount' : 'feePercent';
  const other = input.feeTypeId === 3 ? 'feePercent' : 'feeAmount';
  const say = (at: string, message: string): void => context.addIssue({ code: 'custom', path: [at], message });
  if (input[field] === undefined) say(field, requiredWords('Fee'));
  else if (Number(input[field]) === 0) say(field, 'Fee must be more than zero.');
  if (input[other] !== undefined) say(other, 'This field does not belong to the fee type.');
};
