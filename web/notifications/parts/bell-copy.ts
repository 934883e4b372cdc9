import { defineCopy } from '#contract/common/copy.ts';

/**
 * The bell's copy. It is separate because the bell is on every page, which shouldn't have to load the whole room's
 * copy.
 */
export const copy = defineCopy('bell', {
  bell: 'Notifications',
  bellCount: 'Notifications, {count} new',
});
