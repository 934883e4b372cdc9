/** What happened to a file that was sent by email; `refusal` is null if it was saved. */
export interface FileResult {
  readonly name: string;
  readonly refusal: string | null;
}

/** At most this many CVs of one email are read. */
export const mostCvs = 50;

export const countSaved = (files: readonly FileResult[]): number =>
  files.filter(({ refusal }) => refusal === null).length;

/** Logos and portraits of signatures are smaller, and most pasted screenshots and photos are larger. */
const largestSignaturePicture = 50_000;

/** Whether a file of an email is a picture that a signature adds to every email, and not sent on purpose. */
export const isSignaturePicture = ({ isInline, bytes }: { isInline: boolean; bytes: { length: number } }): boolean =>
  isInline && bytes.length <= largestSignaturePicture;
