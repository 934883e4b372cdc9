import { defineWords } from '#web/platform/words.ts';

/** What leads to support, which is on every page: with it the words of the whole room would be. */
export const words = defineWords('contact', {
  title: 'Contact Support',
});
