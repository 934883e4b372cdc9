import type { UnreadableReason } from '#contract/common/unreadable.ts';

/** The text of a file, empty where its kind has none; or why it could not be read. */
export type FileText =
  { readonly text: string; readonly unreadable: null } | { readonly text: null; readonly unreadable: UnreadableReason };

/** A file that has arrived whole, was checked and is stored, but is not yet part of a record. */
export interface ReceivedFile {
  /** The name its owner gave it, without a path. */
  name: string;
  /** Lower case, without the dot. */
  extension: string;
  /** The real type, from the file's first bytes. */
  mediaType: string;
  /** What came; a limit holds for this. */
  sentBytes: number;
  /** What is stored: of a picture no more than shows it. */
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  thumbnailKey: string | null;
}

/** The file of an operation with `readsText`. */
export interface ReceivedText extends ReceivedFile {
  content: FileText;
}

/** A stored file on its way out. */
export interface Download {
  storageKey: string;
  fileName: string;
  mediaType: string;
  /** Absent where it is not known before it is read. */
  sizeBytes?: number;
  /** Whether the browser may show it in place; only for kinds that cannot run. */
  inline: boolean;
  /** What stands at this address never changes and is nobody's secret: it may be kept by whoever has read it. */
  isLasting?: true;
}
