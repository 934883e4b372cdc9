import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the apply button. It is separate because the button is on many pages and should not load the copy of the
 * whole room.
 */
export const copy = defineCopy('apply', {
  submitApplication: 'Submit Application',
});
