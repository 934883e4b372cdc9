import {
  publishableEngagement,
  type DraftFields,
  type PublishableEngagement,
} from '#contract/engagements/operations/draft-fields.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { closingError } from './change-closing.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** The complete engagement, or its missing fields with a message for each. */
export const validateForPublishing = (
  fields: DraftFields,
  now: Date,
): { whole: PublishableEngagement; missing: [] } | { whole: undefined; missing: FieldError[] } => {
  const parsed = publishableEngagement.safeParse(fields);
  const missing = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  const closingAt = new Date(fields.closingAt);
  const late = Number.isNaN(closingAt.getTime()) ? undefined : closingError(closingAt, now);
  if (late) missing.push({ field: 'closingAt', message: engagementRefusals[late].words });
  return parsed.success && missing.length === 0 ? { whole: parsed.data, missing: [] } : { whole: undefined, missing };
};
