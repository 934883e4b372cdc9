import { defineCopy } from '#contract/common/copy.ts';

/** The reasons why an opportunity matches an agency. */
export const matchReasonCopy = defineCopy('opportunities.match', {
  classification: 'You recruit for {classification}.',
  region: 'You serve {area}.',
  history: '{clientName} has hired {count, plural, one {one person} other {# people}} from you.',
});
