import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the apply button. It is separate because the button is on many pages, which shouldn't have to load the
 * whole room's copy.
 */
export const copy = defineCopy('apply', {
  submitApplication: 'Submit Application',
});
