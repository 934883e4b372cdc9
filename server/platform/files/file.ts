import type { UnreadableReason } from '#contract/common/text/unreadable.ts';
import type { CvDetails } from './parser/cv-details.ts';

/** The text of a file with the details of a CV, empty for kinds without text; or why it could not be read. */
export type FileText =
  | { readonly text: string; readonly details: CvDetails | null; readonly unreadable: null }
  | { readonly text: null; readonly details: null; readonly unreadable: UnreadableReason };

/** A file that was received in full, checked and stored, but is not yet part of a record. */
export interface ReceivedFile {
  /** The owner's name for it, without a path. */
  name: string;
  /** Lower case, without the dot. */
  extension: string;
  /** The real type, detected from the first bytes. */
  mediaType: string;
  /** The size as received, to which limits apply. */
  sentBytes: number;
  /** The stored size; pictures are stored without metadata. */
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  thumbnailKey: string | null;
}

/** The file of an operation with `readsText`. */
export interface ReceivedText extends ReceivedFile {
  content: FileText;
}

/** A stored file to send. */
export interface Download {
  storageKey: string;
  fileName: string;
  mediaType: string;
  /** Absent if unknown before it is read. */
  sizeBytes?: number;
  /** Whether the browser may display it inline; only for kinds that can't contain scripts. */
  inline: boolean;
  /** The content at this URL never changes and is not confidential: readers may cache it. */
  isLasting?: true;
}
