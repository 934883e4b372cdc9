/**
 * The default value of the server's UPLOAD_LIMIT_BYTES. The actual limit comes with the session or with a public form.
 */
const usualBytes = 1_000_000;
let bytes = usualBytes;

export const setUploadLimit = (limit: number): void => {
  bytes = limit;
};

/** Returns the size in bytes that a file must stay below. */
export const uploadLimitBytes = (): number => bytes;
