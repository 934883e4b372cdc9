import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the bell, separate because it is on every page and should not load that of the whole room. */
export const copy = defineCopy('bell', {
  bell: 'Notifications',
  bellCount: 'Notifications, {count} new',
});
