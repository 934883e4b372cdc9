import { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import {
  awardType,
  awardTypes,
  bidMethod,
  bidMethods,
  bidType,
  bidTypes,
  isPercentMethod,
  isRateMethod,
  tieRules,
} from '../states.ts';
import { countInput } from './request-fields.ts';

/* The bidding rules of a lot, which is a talent request of a competitive engagement. */

const text = () => z.string().max(40).default('');
const count = (usual: number) => z.number().int().nullable().default(usual);

/**
 * The rules of a lot in a draft, saved as typed. Where the bid type, method or award type is null, the engagement's
 * choice applies.
 */
export const draftLotRules = z.object({
  bidTypeId: z.number().int().nullable().default(null),
  bidMethodId: z.number().int().nullable().default(null),
  awardTypeId: z.number().int().nullable().default(null),
  awardLimit: z.number().int().nullable().default(null),
  ceiling: text(),
  startPrice: text(),
  referenceAmount: text(),
  hoursPerDay: text(),
  minimumStep: text(),
  isStepPercent: z.boolean().default(false),
  minimumBids: count(1),
  extensionMinutes: count(5),
  extensionLimit: count(6),
  hardEndMinutes: count(30),
  tieRule: z.enum(tieRules).default('time'),
  standstillDays: count(0),
  showsBidderCount: z.boolean().default(false),
});
export type DraftLotRules = z.infer<typeof draftLotRules>;

type Choices = Pick<DraftLotRules, 'bidTypeId' | 'bidMethodId' | 'awardTypeId'>;

interface Applicable extends Choices {
  awardLimit: number | null;
  startPrice: string | null;
  referenceAmount: string | null;
  hoursPerDay: string | null;
  minimumStep: string | null;
  isStepPercent: boolean;
  extensionMinutes: number | null;
  extensionLimit: number | null;
  hardEndMinutes: number | null;
}

/**
 * Whether a lot could never be awarded, because without contracted time a day or hourly rate has no fee. Source: domain
 * rules D18, D20.
 */
export const lacksContractedTime = (bidMethodId: number | null, contractedUnits: string | null): boolean =>
  isRateMethod(bidMethodId) && (contractedUnits === null || contractedUnits === '');

/** The message for an empty contracted time when a day or hourly rate needs it. */
export const missingContractedTimeError = inputError(
  'Enter the contracted days or hours: the fee is the rate times this number.',
);

/** The message for a bid method that needs the talent request's contracted time. */
export const contractedTimeNeededError = inputError(
  'The fee for a day or hourly rate depends on the contracted days or hours. Enter them in the talent request first.',
);

/** Clears the rules that don't apply: a sealed lot takes one bid, so it has no start price, step or extension. */
function applicableRules<R extends Applicable>(rules: R): R {
  const isSealed = rules.bidTypeId === bidType.sealed;
  const hasStep = !isSealed && rules.minimumStep !== null && rules.minimumStep !== '';
  return {
    ...rules,
    awardLimit: rules.awardTypeId === awardType.several ? rules.awardLimit : null,
    referenceAmount: isPercentMethod(rules.bidMethodId) ? rules.referenceAmount : null,
    hoursPerDay: rules.bidMethodId === bidMethod.hourlyRate ? rules.hoursPerDay : null,
    startPrice: isSealed ? null : rules.startPrice,
    minimumStep: hasStep ? rules.minimumStep : null,
    isStepPercent: hasStep && rules.isStepPercent,
    ...(isSealed || rules.extensionMinutes === 0 ? { extensionMinutes: 0, extensionLimit: 0, hardEndMinutes: 0 } : {}),
  };
}

/** The values that apply to a lot if a field is left empty. */
export const lotRulesDefaults = { awardLimit: 2, hoursPerDay: '8' } as const;

/** Returns the salary to which percentages apply by default: the upper end of the range. */
export const defaultReferenceAmount = (request: { baseSalaryFrom: string; baseSalaryTo: string }): string =>
  request.baseSalaryTo === '' ? request.baseSalaryFrom : request.baseSalaryTo;

/** Returns a draft's rules, completed with the engagement's choices and the defaults, ready to be validated. */
export const withLotRuleDefaults = (
  rules: DraftLotRules,
  engagement: Choices,
  request: { baseSalaryFrom: string; baseSalaryTo: string },
) =>
  applicableRules({
    ...rules,
    bidTypeId: rules.bidTypeId ?? engagement.bidTypeId,
    bidMethodId: rules.bidMethodId ?? engagement.bidMethodId,
    awardTypeId: rules.awardTypeId ?? engagement.awardTypeId,
    awardLimit: rules.awardLimit ?? lotRulesDefaults.awardLimit,
    referenceAmount: rules.referenceAmount || defaultReferenceAmount(request),
    hoursPerDay: rules.hoursPerDay || lotRulesDefaults.hoursPerDay,
  } satisfies Applicable);

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const numberPattern = /^\d{1,12}(\.\d{1,4})?$/;

/**
 * The schema of a percentage with up to four decimal places, or of an amount of money with up to two. The bid method
 * decides which applies.
 */
const bidUnit = (field: string) =>
  z.string().regex(numberPattern, inputError('{field} must be a number such as 15 or 12.5.', { field }));

const ruleErrors = {
  zeroCeiling: inputError('Ceiling must be more than zero.'),
  zeroStart: inputError('Start price must be more than zero.'),
  noReference: inputError('Enter the salary to which the percentage is applied.'),
  zeroReference: inputError('Reference amount must be more than zero.'),
  hoursPerDay: inputError('Hours per day must be between 0.01 and 24.'),
  noAwardLimit: inputError('Enter how many agencies can be awarded.'),
  noCeiling: inputError('A ceiling is needed, because all agencies at or below it are awarded.'),
  startAboveCeiling: inputError('Start price must not be above the ceiling.'),
  step: inputError('Minimum step must be below 100 %.'),
  extension: inputError('The maximum total extension must be at least as long as one extension.'),
};

/** A lot's complete rules, with the engagement's choices filled in. Source: domain rules D6 to D9. */
export const lotRulesInput = z
  .object({
    bidTypeId: lookupIdInput(bidTypes, 'Bid type'),
    bidMethodId: lookupIdInput(bidMethods, 'Bid method'),
    awardTypeId: lookupIdInput(awardTypes, 'Award type'),
    awardLimit: orNull(countInput('Agencies to award', 2, 20)),
    ceiling: orNull(bidUnit('Ceiling')),
    startPrice: orNull(bidUnit('Start price')),
    referenceAmount: orNull(amountText('Reference amount')),
    hoursPerDay: orNull(
      z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, inputError('Hours per day must be a number such as 7.6.')),
    ),
    minimumStep: orNull(bidUnit('Minimum step')),
    isStepPercent: z.boolean().default(false),
    minimumBids: countInput('Minimum number of bids', 1, 20),
    extensionMinutes: countInput('Extension', 0, 60),
    extensionLimit: countInput('Number of extensions', 0, 50),
    hardEndMinutes: countInput('Latest end', 0, 1440),
    tieRule: z.enum(tieRules),
    standstillDays: countInput('Standstill', 0, 10),
    showsBidderCount: z.boolean(),
  })
  .superRefine((rules, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const isPercent = isPercentMethod(rules.bidMethodId);
    const unit = isPercent ? percentText : amountText;
    for (const [field, label, zero] of [
      ['ceiling', 'Ceiling', ruleErrors.zeroCeiling],
      ['startPrice', 'Start price', ruleErrors.zeroStart],
    ] as const) {
      const value = rules[field];
      if (value === null || !numberPattern.test(value)) continue;
      const parsed = unit(label).safeParse(value);
      if (!parsed.success) fault(field, parsed.error.issues[0]?.message ?? '');
      else if (Number(value) === 0) fault(field, zero.error());
    }
    if (isPercent && rules.referenceAmount === null) fault('referenceAmount', ruleErrors.noReference.error());
    if (rules.referenceAmount !== null && Number(rules.referenceAmount) === 0)
      fault('referenceAmount', ruleErrors.zeroReference.error());
    if (
      rules.bidMethodId === bidMethod.hourlyRate &&
      (rules.hoursPerDay === null || Number(rules.hoursPerDay) <= 0 || Number(rules.hoursPerDay) > 24)
    )
      fault('hoursPerDay', ruleErrors.hoursPerDay.error());
    if (rules.awardTypeId === awardType.several && rules.awardLimit === null)
      fault('awardLimit', ruleErrors.noAwardLimit.error());
    if (rules.awardTypeId === awardType.allThatQualify && rules.ceiling === null)
      fault('ceiling', ruleErrors.noCeiling.error());
    if (rules.startPrice !== null && rules.ceiling !== null && Number(rules.startPrice) > Number(rules.ceiling))
      fault('startPrice', ruleErrors.startAboveCeiling.error());
    if (rules.isStepPercent && rules.minimumStep !== null && Number(rules.minimumStep) >= 100)
      fault('minimumStep', ruleErrors.step.error());
    if (rules.extensionMinutes > rules.hardEndMinutes) fault('hardEndMinutes', ruleErrors.extension.error());
  })
  .transform(applicableRules);
export type LotRulesInput = z.infer<typeof lotRulesInput>;
