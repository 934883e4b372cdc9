import type { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { feeFieldOf, feeTypes, type FeeTypeId } from '#contract/engagements/states.ts';

/** The input fields of a tender: its fee type, with a percentage or an amount. */
export const tenderFields = {
  feeTypeId: lookupIdInput(feeTypes, 'Fee type'),
  feePercent: percentText('Fee').optional(),
  feeAmount: amountText('Fee').optional(),
};

interface Tendered {
  feeTypeId: FeeTypeId;
  feePercent?: string | undefined;
  feeAmount?: string | undefined;
}

const feeErrors = {
  missing: requiredError('Fee'),
  zero: inputError('Fee must be more than zero.'),
  otherType: inputError('This field does not belong to the fee type.'),
};

/** Checks that a tender has exactly the percentage or amount that its type requires, greater than zero. */
export const checkTenderFee = (input: Tendered, context: z.RefinementCtx): void => {
  const field = feeFieldOf(input.feeTypeId);
  const other = field === 'feeAmount' ? 'feePercent' : 'feeAmount';
  const say = (at: string, message: string): void => context.addIssue({ code: 'custom', path: [at], message });
  if (input[field] === undefined) say(field, feeErrors.missing.error());
  else if (Number(input[field]) === 0) say(field, feeErrors.zero.error());
  if (input[other] !== undefined) say(other, feeErrors.otherType.error());
};
