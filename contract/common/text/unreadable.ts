/** The reasons why the text of an uploaded file could not be read. The file itself is saved and can be downloaded. */
export const unreadableReasons = ['too-slow', 'too-large', 'too-many-pages', 'encrypted', 'damaged'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** The maximum number of pages in a document whose text is read. Longer documents are saved but not read. */
export const maxReadPages = 500;

const causes: Readonly<Record<UnreadableReason, string>> = {
  'too-slow': 'it is too complex',
  'too-large': 'its content is too large',
  'too-many-pages': `it has more than ${String(maxReadPages)} pages`,
  encrypted: 'it is password-protected',
  damaged: 'it is damaged or incomplete',
};

/**
 * Returns the message that explains why a picture is refused. Unlike a document, a picture is of no use if it can't be
 * processed.
 */
export const unusablePictureMessage = (reason: UnreadableReason): string =>
  `We couldn't process this picture: ${causes[reason]}. Please upload another one.`;

/** Returns the message about an unreadable file, shown to the uploader next to the file. */
export const unreadableFileMessage = (reason: UnreadableReason): string =>
  `We couldn't read the text of this file: ${causes[reason]}. It is saved and can still be downloaded.`;
