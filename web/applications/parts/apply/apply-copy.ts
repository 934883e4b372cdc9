import { defineCopy } from '#contract/common/copy.ts';

/** What leads into an application, wherever an engagement is shown: with it the words of the whole room would be. */
export const copy = defineCopy('apply', {
  submitApplication: 'Submit Application',
});
