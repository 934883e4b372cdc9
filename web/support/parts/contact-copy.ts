import { defineCopy } from '#contract/common/copy.ts';

/**
 * The support button's copy. It is separate because the button is on every page, which shouldn't have to load the whole
 * room's copy.
 */
export const copy = defineCopy('contact', {
  title: 'Contact Support',
});
