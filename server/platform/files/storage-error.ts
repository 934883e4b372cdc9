/**
 * The place where files are kept could not do it: it is full (`no-room`), or it cannot be reached or does not let us in
 * (`store-away`). Nothing was kept; the cause says more, to the log.
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

/** What the network, the disk or the client of S3 says when the store is not there for us. */
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

/** The error and what caused it, from the outside in. */
const chainOf = (error: unknown): Error[] => {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && chain.length < 10; one = one.cause) chain.push(one);
  return chain;
};

const saidBy = (error: Error): string[] => [error.name, 'code' in error ? String(error.code) : ''];

/** The status with which a store that speaks HTTP has refused; 0 where none has. */
const statusOf = (error: Error): number => {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return 0;
  return Number(metadata.httpStatusCode ?? 0);
};

/** Whether the file that was asked for is not in the store. */
export const isFileMissing = (error: unknown): boolean =>
  chainOf(error).some((one) => saidBy(one).some((said) => missing.has(said)));

/** The error as trouble of the store, where it is that; every other error as it is. */
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
