import { defineCopy } from '#contract/common/copy.ts';

/** What the bell says, which is on every page: with it the words of the whole room would be. */
export const copy = defineCopy('bell', {
  bell: 'Notifications',
  bellCount: 'Notifications, {count} new',
});
