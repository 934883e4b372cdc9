import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config/config.ts';

/**
 * How long a bucket may take to respond or to continue before it counts as unreachable. Each request is tried twice.
 */
const patienceMs = 8000;

/**
 * Creates the folder for stored files, accessible only to its owner. For an existing folder, access is removed from
 * other users but not from the folder's group.
 */
const hide = (root: string): void => {
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(root);
    if (uid === process.getuid?.()) chmodSync(root, mode & 0o7770);
  } catch {
    // The folder may become available later; until then uploads are refused.
  }
};

/** Creates the configured file store: a folder, or an S3 bucket. */
export const createFileStore = async (storage: Config['storage'], patience = patienceMs): Promise<Disk> => {
  if (storage.driver === 'disk') {
    hide(storage.root);
    return new Disk(new FSDriver({ location: storage.root, visibility: 'private' }));
  }
  // Loaded on demand: the S3 client is large, and most installations store files on disk.
  const { BucketDriver } = await import('./bucket.ts');
  const { accessKeyId, secretAccessKey, endpoint, pathStyle } = storage;
  return new Disk(
    new BucketDriver({
      bucket: storage.bucket,
      region: storage.region,
      visibility: 'private',
      supportsACL: false,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: Math.min(3000, patience),
        requestTimeout: patience,
        // Without this option, the client only logs a warning and waits forever.
        throwOnRequestTimeout: true,
        socketTimeout: patience,
      },
      forcePathStyle: pathStyle,
      // S3 stores from vendors other than Amazon support the older checksums, but not always the newer ones.
      ...(endpoint
        ? { endpoint, requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }
        : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    }),
  );
};
