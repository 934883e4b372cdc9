import type { CvDetails } from './cv-details.ts';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';

/** A task for a parser process. Bytes are copied to it; it reads no file of the server. */
export type ParseTask =
  | { readonly kind: 'text'; readonly extension: string; readonly bytes: Uint8Array }
  | { readonly kind: 'type'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly mediaType: string; readonly bytes: Uint8Array }
  | { readonly kind: 'email'; readonly bytes: Uint8Array };

export interface TextResult {
  readonly text: string;
  /** The person's details if the text is a CV; empty ones otherwise. */
  readonly details: CvDetails;
}
interface TypeResult {
  /** The type detected from the bytes; undefined if they have no signature, such as plain text. */
  readonly mediaType: string | undefined;
}
export interface ImageResult {
  /** The picture without camera metadata. */
  readonly stored: Uint8Array;
  readonly thumbnailPng: Uint8Array;
}
/** A file that was attached to an email. */
export interface AttachedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A picture shown in the text of the email, such as a logo or a pasted screenshot. */
  readonly isInline: boolean;
}
export interface EmailContent {
  /** What the author wrote, without quoted history and signature. */
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

export type ParseAnswer = ParseResults[keyof ParseResults] | Unreadable;

export const isUnreadable = (answer: object): answer is Unreadable => 'unreadable' in answer;
