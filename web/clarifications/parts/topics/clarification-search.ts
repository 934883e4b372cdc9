import { matching, oneOf, searchParams } from '#web/platform/search-params.ts';

/** The chosen topic, and which topics are listed. */
export const clarificationSearch = searchParams({
  topic: matching(/^[0-9a-f-]{36}$/i),
  show: oneOf(['unread', 'ours', 'open'] as const),
});
export type ClarificationSearch = ReturnType<typeof clarificationSearch>;
