import { defineCopy } from '#contract/common/copy.ts';

/** The messages for a value of the wrong type, by the type that the schema expects. */
export const inputTypeCopy = defineCopy('problems.type', {
  string: '{field} must be text.',
  number: '{field} must be a number.',
  int: '{field} must be a whole number.',
  boolean: '{field} must be true or false.',
  array: '{field} must be a list.',
  object: '{field} must be a record.',
});

/** The messages for invalid inputs whose schema has no message of its own. */
export const inputMessageCopy = defineCopy('problems.input', {
  otherType: '{field} has the wrong type.',
  notAChoice: '{field} is not a valid choice.',
  wrongFormat: '{field} is not in the right format.',
  tooLarge: '{field} must not be more than {most}.',
  tooSmall: '{field} must be at least {least}.',
  tooManyEntries: '{field} must not have more than {most} entries.',
  tooFewEntries: '{field} must have at least {least} entries.',
  tooShort: '{field} must have at least {least} characters.',
});
