import type { CvDetails } from './cv-details.ts';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';

/** A task for a parser process. It includes the file's bytes, since the process cannot read the server's files. */
export type ParseTask =
  | { readonly kind: 'text'; readonly extension: string; readonly bytes: Uint8Array }
  | { readonly kind: 'type'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly mediaType: string; readonly bytes: Uint8Array }
  | { readonly kind: 'email'; readonly bytes: Uint8Array };

export interface TextResult {
  readonly text: string;
  /** The person's details if the text is a CV; otherwise all of them are empty. */
  readonly details: CvDetails;
}
interface TypeResult {
  /** The type detected from the bytes; undefined for files without a signature, such as plain text. */
  readonly mediaType: string | undefined;
}
export interface ImageResult {
  /** The bytes to store: the picture without camera metadata. */
  readonly stored: Uint8Array;
  readonly thumbnailPng: Uint8Array;
}
/** A file that was attached to an email. */
export interface AttachedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the file is a picture in the text of the email, such as a logo or a pasted screenshot. */
  readonly isInline: boolean;
}
export interface EmailContent {
  /** The author's own text, without quoted history and signature. */
  readonly reply: string;
  readonly files: readonly AttachedFile[];
}

export interface ParseResults {
  readonly text: TextResult;
  readonly type: TypeResult;
  readonly picture: ImageResult;
  readonly email: EmailContent;
}

export interface Unreadable {
  readonly unreadable: UnreadableReason;
}

export type ParseResponse = ParseResults[keyof ParseResults] | Unreadable;

export const isUnreadable = (answer: object): answer is Unreadable => 'unreadable' in answer;
