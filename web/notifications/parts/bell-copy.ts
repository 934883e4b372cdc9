import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the bell. It is separate because the bell is on every page and should not load the copy of the whole
 * room.
 */
export const copy = defineCopy('bell', {
  bell: 'Notifications',
  bellCount: 'Notifications, {count} new',
});
