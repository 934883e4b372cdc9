import type { DraftLotRules } from '#contract/engagements/shapes/lot-rules.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';

/** A select's value. Without a choice, it is an empty string. */
type Pick = number | '';

const picks = ['bidTypeId', 'bidMethodId', 'awardTypeId'] as const;
const counts = [
  'awardLimit',
  'minimumBids',
  'extensionMinutes',
  'extensionLimit',
  'hardEndMinutes',
  'standstillDays',
] as const;
const amounts = ['ceiling', 'startPrice', 'referenceAmount', 'hoursPerDay', 'minimumStep'] as const;

/** The form values of bidding rules. An empty choice is inherited from the engagement. */
export type FormLotRules = Omit<DraftLotRules, (typeof picks)[number]> & Record<(typeof picks)[number], Pick>;

export const initialLotRules: FormLotRules = {
  bidTypeId: '',
  bidMethodId: '',
  awardTypeId: '',
  awardLimit: null,
  ceiling: '',
  startPrice: '',
  referenceAmount: '',
  hoursPerDay: '',
  minimumStep: '',
  isStepPercent: false,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
};

const wholeOrNull = (value: number | null): number | null => (Number.isSafeInteger(value) ? value : null);

/** Returns the form values for a draft's rules. */
export const lotRulesValues = (rules: DraftLotRules): FormLotRules => ({
  ...rules,
  bidTypeId: rules.bidTypeId ?? '',
  bidMethodId: rules.bidMethodId ?? '',
  awardTypeId: rules.awardTypeId ?? '',
});

/** Returns the form values for published rules. */
export const publishedLotRulesValues = (rules: LotRules): FormLotRules => ({
  ...initialLotRules,
  ...Object.fromEntries([...picks, ...counts].map((name) => [name, rules[name]])),
  ...Object.fromEntries(amounts.map((name) => [name, rules[name] ?? ''])),
  isStepPercent: rules.isStepPercent,
  tieRule: rules.tieRule,
  showsBidderCount: rules.showsBidderCount,
});

/** Returns the rules to save in a draft. Invalid text in a number field counts as empty. */
export const toDraftLotRules = (values: FormLotRules): DraftLotRules => ({
  ...values,
  ...(Object.fromEntries(picks.map((name) => [name, values[name] === '' ? null : values[name]])) as Record<
    (typeof picks)[number],
    number | null
  >),
  ...(Object.fromEntries(counts.map((name) => [name, wholeOrNull(values[name])])) as Record<
    (typeof counts)[number],
    number | null
  >),
});
