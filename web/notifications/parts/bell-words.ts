import { defineWords } from '#web/platform/words.ts';

/** What the bell says, which is on every page: with it the words of the whole room would be. */
export const words = defineWords('bell', {
  bell: 'Notifications',
  bellCount: 'Notifications, {count} new',
});
