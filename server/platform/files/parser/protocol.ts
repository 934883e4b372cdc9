import type { UnreadableReason } from '#contract/common/unreadable.ts';

/** What a parser process is asked to do. Bytes are copied to it; it reads no file of ours. */
export type ParseTask =
  | { readonly kind: 'text'; readonly extension: string; readonly bytes: Uint8Array }
  | { readonly kind: 'type'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly mediaType: string; readonly bytes: Uint8Array };

export interface TextResult {
  readonly text: string;
}
interface TypeResult {
  /** The type that the bytes show, and undefined where they have no mark of one, as plain text. */
  readonly mediaType: string | undefined;
}
export interface ImageResult {
  /** The picture without what its camera wrote into it. */
  readonly stored: Uint8Array;
  readonly thumbnailPng: Uint8Array;
}

export interface ParseResults {
  readonly text: TextResult;
  readonly type: TypeResult;
  readonly picture: ImageResult;
}

export interface Unreadable {
  readonly unreadable: UnreadableReason;
}

export type ParseAnswer = ParseResults[keyof ParseResults] | Unreadable;

export const isUnreadable = (answer: object): answer is Unreadable => 'unreadable' in answer;
