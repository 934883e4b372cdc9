/** What happened to a file that was sent by email; `refusal` is null if it was saved as a draft. */
export interface FileResult {
  readonly name: string;
  readonly refusal: string | null;
}

/** At most this many files of one email are read. */
export const mostFiles = 50;

export const countSaved = (files: readonly FileResult[]): number =>
  files.filter(({ refusal }) => refusal === null).length;
