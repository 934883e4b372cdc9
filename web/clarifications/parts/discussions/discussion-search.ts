import { patternParam, searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

const id = patternParam(/^[0-9a-f-]{36}$/i);

/**
 * The search parameters for the chosen discussion and the list's filter. `with` starts a new discussion with a company.
 */
export const discussionSearch = searchParams({
  discussion: id,
  with: id,
  q: textParam(),
  page: wholeNumber(0),
});
export type DiscussionSearch = ReturnType<typeof discussionSearch>;
