import { defineCopy } from '#contract/common/copy.ts';

/** What leads to support, which is on every page: with it the words of the whole room would be. */
export const copy = defineCopy('contact', {
  title: 'Contact Support',
});
