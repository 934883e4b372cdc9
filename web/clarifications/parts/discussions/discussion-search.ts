import { matching, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/** The chosen discussion, and which are listed. */
export const discussionSearch = searchParams({
  discussion: matching(/^[0-9a-f-]{36}$/i),
  q: text(),
  page: wholeNumber(0),
});
export type DiscussionSearch = ReturnType<typeof discussionSearch>;
