/** The result for a file sent by email; `refusal` is null if the file was saved. */
export interface EmailedFileResult {
  readonly name: string;
  readonly refusal: string | null;
}

/** The maximum number of CVs read from one email. */
export const maxCvsPerEmail = 50;

export const countSavedFiles = (files: readonly EmailedFileResult[]): number =>
  files.filter(({ refusal }) => refusal === null).length;

/**
 * The maximum size of a signature picture. Logos and portraits in signatures are smaller, and most pasted screenshots
 * and photos are larger.
 */
const largestSignaturePicture = 50_000;

/**
 * Whether a file in an email is a picture from the signature that is part of every email, rather than a file sent on
 * purpose.
 */
export const isSignaturePicture = ({ isInline, bytes }: { isInline: boolean; bytes: { length: number } }): boolean =>
  isInline && bytes.length <= largestSignaturePicture;
