import type { Reason, Right } from '#contract/common/refusal.ts';
import type { FoundEngagement } from './queries/find-engagement.ts';
import { closingIsSettled } from './rules/change-closing.ts';

const rightOf = (reasons: Reason[]): Right => (reasons.length === 0 ? { allowed: true } : { allowed: false, reasons });

/** Whether the employer may move the closing time of its engagement now. */
export const changeClosingRight = (engagement: FoundEngagement): Right => rightOf(closingIsSettled(engagement));

/** Whether the employer may publish a new engagement like this one: whatever became of it, it has to have been public. */
export const publishAgainRight = (engagement: Pick<FoundEngagement, 'publishedAt'>): Right =>
  rightOf(
    engagement.publishedAt === null
      ? [{ code: 'engagement-not-published', text: 'This engagement is not published yet.' }]
      : [],
  );
