import { defineCopy } from '#contract/common/copy.ts';

/** The copy about assessments that both the server and the pages use. */
export const copy = defineCopy('draft-candidates.shared', {
  feedback: '{met} of {mandatory} mandatory and {desirableMet} of {desirable} desirable requirements are met.',
});
