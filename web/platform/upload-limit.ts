/** The default of the server's UPLOAD_LIMIT_BYTES. The actual limit comes with the session or with a public form. */
const usualBytes = 1_000_000;
let bytes = usualBytes;

export const setUploadLimit = (limit: number): void => {
  bytes = limit;
};

/** Returns the size that a file must stay below, in bytes. */
export const uploadLimitBytes = (): number => bytes;
