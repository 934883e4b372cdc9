/**
 * Thrown if the file store is full (`no-room`), or is unreachable or denies access (`store-away`). Nothing was stored.
 * The cause is meant for the log.
 */
export class StorageError extends Error {
  readonly code: 'no-room' | 'store-away';

  constructor(code: StorageError['code'], cause: unknown) {
    super(code === 'no-room' ? 'there is no room left for files' : 'the place of files cannot be used', { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

const full = new Set(['ENOSPC', 'EDQUOT']);

/** The error codes of the network, the disk or the S3 client that mean that the store is unavailable. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EIO',
  'EROFS',
  'ESTALE',
  'EACCES',
  'EPERM',
  'TimeoutError',
  'NetworkingError',
  'CredentialsProviderError',
  'NoSuchBucket',
]);

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** Returns the error and its causes, outermost first. */
const chainOf = (error: unknown): Error[] => {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && chain.length < 10; one = one.cause) chain.push(one);
  return chain;
};

const saidBy = (error: Error): string[] => [error.name, 'code' in error ? String(error.code) : ''];

/** Returns the status of a failed HTTP response from a store; 0 if there is none. */
const statusOf = (error: Error): number => {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return 0;
  return Number(metadata.httpStatusCode ?? 0);
};

/** Whether the error means that the requested file is not in the store. */
export const isFileMissing = (error: unknown): boolean =>
  chainOf(error).some((one) => saidBy(one).some((said) => missing.has(said)));

/** Converts an error from the store to a StorageError, and returns any other error unchanged. */
export const toStorageError = (error: unknown): unknown => {
  if (error instanceof StorageError) return error;
  for (const one of chainOf(error)) {
    const status = statusOf(one);
    if (status === 507 || saidBy(one).some((said) => full.has(said))) return new StorageError('no-room', error);
    const isAway = status >= 500 || status === 401 || status === 403 || status === 429;
    if (isAway || saidBy(one).some((said) => away.has(said))) return new StorageError('store-away', error);
  }
  return error;
};
