import type { UnreadableReason } from '#contract/common/text/unreadable.ts';
import type { CvDetails } from './parser/cv-details.ts';

/**
 * A file's text, with the details found in it if it is a CV, or the reason why it could not be read. The text is empty
 * for kinds of file without text.
 */
export type FileText =
  | { readonly text: string; readonly details: CvDetails | null; readonly unreadable: null }
  | { readonly text: null; readonly details: null; readonly unreadable: UnreadableReason };

/** A file that was received in full, checked and stored, but is not yet part of a record. */
export interface ReceivedFile {
  /** The file name that its owner chose, without a path. */
  name: string;
  /** The extension in lower case, without the dot. */
  extension: string;
  /** The media type, detected from the first bytes. */
  mediaType: string;
  /** The size of the file as received, to which limits apply. */
  sentBytes: number;
  /** The stored size, which may differ because pictures are stored without metadata. */
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  thumbnailKey: string | null;
}

/** An uploaded file with its text, for an operation with `readsText`. */
export interface ReceivedFileWithText extends ReceivedFile {
  content: FileText;
}

/** A stored file that is sent as a response. */
export interface Download {
  storageKey: string;
  fileName: string;
  mediaType: string;
  /** The size in bytes; absent if it is not known before the file is read. */
  sizeBytes?: number;
  /** Whether the browser may display the file inline. True only for kinds that can't contain scripts. */
  inline: boolean;
  /** Whether caches may keep the file, because the content at this URL never changes and is not confidential. */
  isLasting?: true;
}
