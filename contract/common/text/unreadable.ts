import { unreadableCauseCopy, unreadableCopy } from './copy.ts';

/** The reasons why the text of an uploaded file could not be read. The file itself is saved and can be downloaded. */
export const unreadableReasons = ['too-slow', 'too-large', 'too-many-pages', 'encrypted', 'damaged'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** The maximum number of pages in a document whose text is read. Longer documents are saved but not read. */
export const maxReadPages = 500;

const causeOf = (reason: UnreadableReason): string =>
  reason === 'too-many-pages' ? unreadableCauseCopy[reason]({ most: maxReadPages }) : unreadableCauseCopy[reason];

/**
 * Returns the message that explains why a picture is refused. Unlike a document, a picture is of no use if it can't be
 * processed.
 */
export const unusablePictureMessage = (reason: UnreadableReason): string =>
  unreadableCopy.picture({ cause: causeOf(reason) });

/** Returns the message about an unreadable file, shown to the uploader next to the file. */
export const unreadableFileMessage = (reason: UnreadableReason): string =>
  unreadableCopy.file({ cause: causeOf(reason) });
