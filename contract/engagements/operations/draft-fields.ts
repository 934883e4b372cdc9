import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { inputError, type InputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import {
  emailSchema,
  optionalTextSchema,
  requiredMultilineTextSchema,
  requiredTextSchema,
} from '#contract/common/text.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import {
  awardTypes,
  bidMethods,
  bidTypes,
  engagementKinds,
  engagementType,
  engagementTypes,
  feeFieldOf,
  feeType,
  feeTypes,
  questionKinds,
  type EngagementKind,
  type EngagementTypeId,
  type FeeTypeId,
} from '../states.ts';
import { applicationMethodOf } from '../rules.ts';
import { draftLotRules } from '../shapes/lot-rules.ts';
import { countInput, requestFieldsFor } from '../shapes/request-fields.ts';
import { checkQuestion, checkSalaryRange, maxTalentRequests, questionFields } from './request-checks.ts';

/* The draft of an engagement: saved as typed, and validated when it is published. */

const text = (max: number) => z.string().max(max).default('');
const picked = () => z.number().int().nullable().default(null);
/** A choice with a default. A draft accepts any number; the choices are validated when it is published. */
const preselected = (id: number) => z.number().int().default(id);
const marked = () => z.boolean().default(false);

const draftQuestion = z.object({
  text: text(400),
  kind: z.enum(questionKinds).default('yes_no'),
  /** The question's options, one per line. */
  options: text(2000),
  isMandatory: marked(),
  /** The answer that the employer wants; for a number, the minimum. */
  passing: text(200),
});

/**
 * The schema of the key by which a draft's documents refer to a talent request that has no ID yet. The page creates the
 * key.
 */
export const requestKey = () =>
  z.string().regex(/^[\w-]{1,40}$/, inputError('This is not the key of a talent request.'));

const draftRequest = z.object({
  key: requestKey().or(z.literal('')).default(''),
  ...requestFieldsFor('draft'),
  /** The bidding rules, used only in a competitive engagement. */
  lotRules: draftLotRules.prefault({}),
  questions: z.array(draftQuestion).max(20).default([]),
});

/** The fields of an engagement draft. */
export const engagementDraftFields = z.object({
  kind: z.enum(engagementKinds).default('successfee'),
  engagementTypeId: preselected(engagementType.employerSetsRate),
  title: text(300),
  description: text(10_000),
  recruitmentTypeId: preselected(1),
  roleCategoryId: picked(),
  employmentClassId: picked(),
  classificationId: picked(),
  subClassificationId: picked(),
  location: text(300),
  countryId: picked(),
  timeZone: text(100),
  currencyId: preselected(152),
  feeTypeId: preselected(feeType.fixed),
  feePercent: text(40),
  feeAmount: text(40),
  bidTypeId: picked(),
  bidMethodId: picked(),
  awardTypeId: picked(),
  terms: text(12_000),
  guaranteeDays: z.number().int().nullable().default(90),
  requiresPrequalification: marked(),
  requiresConsent: marked(),
  requiresCandidateConsent: marked(),
  hiringLeadName: text(300),
  hiringLeadEmail: text(300),
  hiringLeadMobile: text(100),
  closingAt: text(40),
  requirements: z
    .array(z.object({ text: text(800), isMandatory: marked() }))
    .max(40)
    .default([]),
  talentRequests: z.array(draftRequest).max(maxTalentRequests).default([]),
});
export type EngagementDraftFields = z.infer<typeof engagementDraftFields>;
export type DraftQuestion = z.infer<typeof draftQuestion>;

/** Treats an empty text or a missing choice as absent. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const question = z.object({ ...questionFields, options: z.string().transform(linesOf) }).superRefine(checkQuestion);

const talentRequest = z
  .object({
    key: z.string(),
    ...requestFieldsFor('published'),
    questions: z.array(question).max(20),
  })
  .superRefine(checkSalaryRange);

const feeErrors = {
  notTendered: inputError('Agencies tender the rate of a competitive engagement.'),
  bidType: requiredError('Bid type'),
  bidMethod: requiredError('Bid method'),
  awardType: requiredError('Award type'),
  missing: requiredError('Fee'),
  zero: inputError('Fee must be more than zero.'),
};

const withinKind = (
  input: {
    kind: EngagementKind;
    engagementTypeId: EngagementTypeId;
    feeTypeId: FeeTypeId;
    feePercent?: string | undefined;
    feeAmount?: string | undefined;
    bidTypeId?: number | undefined;
    bidMethodId?: number | undefined;
    awardTypeId?: number | undefined;
  },
  context: z.core.$RefinementCtx,
): void => {
  const fault = (field: string, { error }: InputError) =>
    context.addIssue({ code: 'custom', path: [field], message: error() });
  if (input.kind === 'competitive') {
    if (input.engagementTypeId !== engagementType.agencyTendersRate) fault('engagementTypeId', feeErrors.notTendered);
    if (input.bidTypeId === undefined) fault('bidTypeId', feeErrors.bidType);
    if (input.bidMethodId === undefined) fault('bidMethodId', feeErrors.bidMethod);
    if (input.awardTypeId === undefined) fault('awardTypeId', feeErrors.awardType);
    return;
  }
  if (applicationMethodOf(input) !== 'set-rate') return;
  const field = feeFieldOf(input.feeTypeId);
  if (input[field] === undefined) fault(field, feeErrors.missing);
  else if (Number(input[field]) === 0) fault(field, feeErrors.zero);
};

/** The schema of the guarantee: the number of days in which the agency replaces a hired candidate who leaves. */
export const guaranteeDays = () => countInput('Guarantee', 0, 1000);

/** The schema of the requirements that agencies must meet. */
export const requirements = () =>
  z.array(z.object({ text: requiredTextSchema('Requirement', 500), isMandatory: z.boolean() })).max(40);

/** A complete engagement, ready to be published. Source: domain rules D4. */
export const publishableEngagement = z
  .object({
    kind: z.enum(engagementKinds),
    engagementTypeId: lookupIdInput(engagementTypes, 'Engagement type'),
    title: requiredTextSchema('Title', 200),
    description: requiredMultilineTextSchema('Description', 8000),
    recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment type'),
    roleCategoryId: lookupIdInput(roleCategories, 'Role category'),
    employmentClassId: lookupIdInput(employmentClasses, 'Employment class'),
    classificationId: countInput('Classification', 1, 1_000_000),
    subClassificationId: orNothing(countInput('Sub-classification', 1, 1_000_000)),
    location: requiredTextSchema('Location', 200),
    countryId: countInput('Country', 1, 1_000_000),
    timeZone: requiredTextSchema('Time zone', 80).refine(
      isZone,
      inputError('Time zone must be one such as Australia/Melbourne.'),
    ),
    currencyId: countInput('Currency', 1, 1_000_000),
    feeTypeId: lookupIdInput(feeTypes, 'Fee type'),
    feePercent: orNothing(percentText('Fee')),
    feeAmount: orNothing(amountText('Fee')),
    bidTypeId: orNothing(lookupIdInput(bidTypes, 'Bid type')),
    bidMethodId: orNothing(lookupIdInput(bidMethods, 'Bid method')),
    awardTypeId: orNothing(lookupIdInput(awardTypes, 'Award type')),
    terms: requiredMultilineTextSchema('Terms', 10_000),
    guaranteeDays: guaranteeDays(),
    requiresPrequalification: z.boolean(),
    requiresConsent: z.boolean(),
    requiresCandidateConsent: z.boolean().default(false),
    hiringLeadName: requiredTextSchema('Hiring lead', 200),
    hiringLeadEmail: emailSchema('Email of the hiring lead'),
    hiringLeadMobile: optionalTextSchema('Mobile of the hiring lead', 50),
    closingAt: z.string().min(1, requiredError('Closing')).pipe(instant()),
    requirements: requirements(),
    talentRequests: z.array(talentRequest).min(1, inputError('At least one talent request is needed.')),
  })
  .superRefine(withinKind);
export type PublishableEngagement = z.infer<typeof publishableEngagement>;
