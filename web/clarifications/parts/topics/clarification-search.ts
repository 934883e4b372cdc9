import { patternParam, oneOf, searchParams } from '#web/platform/search-params.ts';

/** The search parameters for the chosen topic and the list's filter. */
export const clarificationSearch = searchParams({
  topic: patternParam(/^[0-9a-f-]{36}$/i),
  show: oneOf(['unread', 'ours', 'open'] as const),
});
export type ClarificationSearch = ReturnType<typeof clarificationSearch>;
