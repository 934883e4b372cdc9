import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import {
  emailSchema,
  singleLineTextSchema,
  requiredMultilineTextSchema,
  requiredTextSchema,
} from '#contract/common/text.ts';
import { engagementRefusals } from '../refusals.ts';
import { feeFieldOf, feeTypes } from '../states.ts';
import { guaranteeDays, requirements } from './draft-fields.ts';

const access = { client: 'any' } as const;

const noFee = requiredError('Fee');
const zeroFee = inputError('Fee must be more than zero.');

/** A fee set by an employer. It must be greater than zero and match its type. */
const setFee = z
  .object({
    feeTypeId: lookupIdInput(feeTypes, 'Fee type'),
    feePercent: percentText('Fee').optional(),
    feeAmount: amountText('Fee').optional(),
  })
  .superRefine((fee, context) => {
    const field = feeFieldOf(fee.feeTypeId);
    const message = (fee[field] === undefined ? noFee : zeroFee).error();
    if (Number(fee[field] ?? 0) === 0) context.addIssue({ code: 'custom', path: [field], message });
  });

export const changeEngagement = operation({
  name: 'engagements.change',
  summary: 'Updates the details of a published engagement. Omitted fields keep their value',
  effect: 'write',
  access,
  input: z.object({
    engagementId: id(),
    title: requiredTextSchema('Title', 200).optional(),
    description: requiredMultilineTextSchema('Description', 8000).optional(),
    hiringLeadName: requiredTextSchema('Hiring lead', 200).optional(),
    hiringLeadEmail: emailSchema('Email of the hiring lead').optional(),
    hiringLeadMobile: singleLineTextSchema('Mobile of the hiring lead', 50).optional(),
    requirements: requirements().optional(),
  }),
  output: z.object({ engagementId: id(), changed: z.array(z.string()) }),
  refusals: [engagementRefusals['engagement-settled']],
});

export const changeTerms = operation({
  name: 'engagements.changeTerms',
  summary: 'Updates the terms of a published engagement: a new version that applies to new applications',
  effect: 'write',
  access,
  input: z.object({
    engagementId: id(),
    /** The version of the terms on which the change is based. */
    termsVersion: z.number().int().min(1),
    terms: requiredMultilineTextSchema('Terms', 10_000),
    guaranteeDays: guaranteeDays(),
    /** The fee, allowed only if the employer sets the rate. */
    fee: setFee.optional(),
  }),
  output: z.object({ engagementId: id(), termsVersion: z.number().int() }),
  refusals: [
    engagementRefusals['terms-settled'],
    engagementRefusals['terms-changed-meanwhile'],
    engagementRefusals['no-set-rate'],
  ],
});

export const engagementChangeOperations: readonly Operation[] = [changeEngagement, changeTerms];
