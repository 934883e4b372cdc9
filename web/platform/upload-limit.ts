/** The default of the server's UPLOAD_LIMIT_BYTES; the actual limit comes with the session or with a public form. */
const usualBytes = 1_000_000;
let bytes = usualBytes;

export const setUploadLimit = (limit: number): void => {
  bytes = limit;
};

/** A file must be smaller than this. */
export const uploadLimitBytes = (): number => bytes;
