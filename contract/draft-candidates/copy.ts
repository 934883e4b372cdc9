import { defineCopy } from '#contract/common/copy.ts';

/** Texts that the server writes and the pages show. */
export const copy = defineCopy('draft-candidates.shared', {
  feedback: '{met} of {mandatory} mandatory and {desirableMet} of {desirable} desirable requirements are met.',
});
