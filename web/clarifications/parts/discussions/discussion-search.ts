import { matching, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

const id = matching(/^[0-9a-f-]{36}$/i);

/** The chosen discussion, and which are listed. With `with`, a new one with this company begins. */
export const discussionSearch = searchParams({
  discussion: id,
  with: id,
  q: text(),
  page: wholeNumber(0),
});
export type DiscussionSearch = ReturnType<typeof discussionSearch>;
