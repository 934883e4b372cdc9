import { inputError } from '#contract/common/text/input-error.ts';

/** Why no text was found in a CV: a PDF of pictures, a DOC file, which isn't read, or a file that contains no text. */
type MissingText = 'scan' | 'unsupported' | 'empty';

const missingTextOf = (extension: string): MissingText => {
  if (extension === 'pdf') return 'scan';
  return extension === 'doc' ? 'unsupported' : 'empty';
};

const uploaded = {
  scan: inputError('This looks like a scan without text, so nothing could be read from it. You can still use it.'),
  unsupported: inputError('Details can’t be read from DOC files. You can still use this one.'),
  empty: inputError('This file contains no text, so nothing could be read from it. You can still use it.'),
} satisfies Record<MissingText, unknown>;

const imported = {
  scan: inputError(
    'This looks like a scan without text, so nothing could be read from it. Open it to enter the details.',
  ),
  unsupported: inputError('Details can’t be read from DOC files. Open it to enter the details.'),
  empty: inputError('This file contains no text, so nothing could be read from it. Open it to enter the details.'),
} satisfies Record<MissingText, unknown>;

/**
 * Returns the note for a CV uploaded to a form if no text was found in it. Null if some was, or if the file couldn't be
 * read, which has a message of its own.
 */
export const missingTextNote = (extension: string, text: string | null): string | null =>
  text === '' ? uploaded[missingTextOf(extension)].error() : null;

/** Returns the message for an imported CV in which no text was found. */
export const missingTextMessage = (extension: string): string => imported[missingTextOf(extension)].error();
