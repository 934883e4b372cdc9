import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the apply button, separate because it is on many pages and should not load that of the whole room. */
export const copy = defineCopy('apply', {
  submitApplication: 'Submit Application',
});
