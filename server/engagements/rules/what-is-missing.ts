import {
  wholeEngagement,
  type DraftFields,
  type WholeEngagement,
} from '#contract/engagements/operations/draft-fields.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { closingFault } from './change-closing.ts';

export interface FieldFault {
  field: string;
  message: string;
}

/** An engagement that is written whole, or what it still needs, by field and in words for people. */
export const whatIsMissing = (
  fields: DraftFields,
  now: Date,
): { whole: WholeEngagement; missing: [] } | { whole: undefined; missing: FieldFault[] } => {
  const parsed = wholeEngagement.safeParse(fields);
  const missing = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  const closingAt = new Date(fields.closingAt);
  const late = Number.isNaN(closingAt.getTime()) ? undefined : closingFault(closingAt, now);
  if (late) missing.push({ field: 'closingAt', message: engagementRefusals[late].words });
  return parsed.success && missing.length === 0 ? { whole: parsed.data, missing: [] } : { whole: undefined, missing };
};
