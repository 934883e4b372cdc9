import {
  publishableEngagement,
  type EngagementDraftFields,
  type PublishableEngagement,
} from '#contract/engagements/operations/draft-fields.ts';
import {
  missingContractedTimeError,
  lacksContractedTime,
  lotRulesInput,
  withLotRuleDefaults,
  type DraftLotRules,
  type LotRulesInput,
} from '#contract/engagements/shapes/lot-rules.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { closingTimeError } from './change-closing.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** A complete engagement. If it is competitive, its talent requests have bidding rules. */
export type CompleteEngagement = Omit<PublishableEngagement, 'talentRequests'> & {
  talentRequests: (PublishableEngagement['talentRequests'][number] & { lotRules: LotRulesInput | null })[];
};

interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

const errorsOf = ({ issues }: Issues, prefix = ''): FieldError[] =>
  issues.map(({ path, message }) => ({ field: `${prefix}${path.map(String).join('.')}`, message }));

type Choices = Pick<EngagementDraftFields, 'bidTypeId' | 'bidMethodId' | 'awardTypeId'>;

/**
 * Combines a talent request's bidding rules with its engagement's choices. Returns the rules, or the invalid fields
 * with messages, including the contracted time if the rules need it.
 */
export const validateLotRules = (
  rules: DraftLotRules,
  engagement: Choices,
  request: { baseSalaryFrom: string; baseSalaryTo: string; contractedUnits: string },
): { rules: LotRulesInput; errors: [] } | { rules: undefined; errors: FieldError[] } => {
  const complete = withLotRuleDefaults(rules, engagement, request);
  const parsed = lotRulesInput.safeParse(complete);
  const errors = [
    ...(lacksContractedTime(complete.bidMethodId, request.contractedUnits)
      ? [{ field: 'contractedUnits', message: missingContractedTimeError.error() }]
      : []),
    ...(parsed.success ? [] : errorsOf(parsed.error, 'lotRules.')),
  ];
  return parsed.success && errors.length === 0 ? { rules: parsed.data, errors: [] } : { rules: undefined, errors };
};

/** Whether a missing field is one of the engagement's choices, which is reported once, not for each talent request. */
const isReportedOnEngagement = (field: string, fields: EngagementDraftFields): boolean =>
  (['bidTypeId', 'bidMethodId', 'awardTypeId'] as const).some(
    (name) => field === `lotRules.${name}` && fields[name] === null,
  );

/** Returns the complete engagement, or its missing and invalid fields with messages. */
export const validateForPublishing = (
  fields: EngagementDraftFields,
  now: Date,
): { whole: CompleteEngagement; missing: [] } | { whole: undefined; missing: FieldError[] } => {
  const parsed = publishableEngagement.safeParse(fields);
  const missing = parsed.success ? [] : errorsOf(parsed.error);
  const lots = fields.talentRequests.map((request) =>
    fields.kind === 'competitive' ? validateLotRules(request.lotRules, fields, request) : undefined,
  );
  for (const [at, lot] of lots.entries()) {
    const own = (lot?.errors ?? []).filter(({ field }) => !isReportedOnEngagement(field, fields));
    missing.push(...own.map(({ field, message }) => ({ field: `talentRequests.${String(at)}.${field}`, message })));
  }
  const closingAt = new Date(fields.closingAt);
  const late = Number.isNaN(closingAt.getTime()) ? undefined : closingTimeError(closingAt, now);
  if (late) missing.push({ field: 'closingAt', message: engagementRefusals[late].message });
  if (!parsed.success || missing.length > 0) return { whole: undefined, missing };
  const talentRequests = parsed.data.talentRequests.map((request, at) => ({
    ...request,
    lotRules: lots[at]?.rules ?? null,
  }));
  return { whole: { ...parsed.data, talentRequests }, missing: [] };
};
