import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the support button. It is separate because the button is on every page and should not load the copy of
 * the whole room.
 */
export const copy = defineCopy('contact', {
  title: 'Contact Support',
});
