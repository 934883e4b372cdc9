import { defineWords } from '#web/platform/words.ts';

/** What leads into an application, wherever an engagement is shown: with it the words of the whole room would be. */
export const words = defineWords('apply', {
  submitApplication: 'Submit Application',
});
