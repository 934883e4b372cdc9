import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config/config.ts';

/** How long a bucket may take to answer, or to go on, before it counts as away. It is asked twice. */
const patienceMs = 8000;

/**
 * Makes the folder of files, for its owner alone, and shuts one that was open to everybody: whoever else is on the
 * machine has no business with them. A group that shares it keeps what it had.
 */
const hide = (root: string): void => {
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(root);
    if (uid === process.getuid?.()) chmodSync(root, mode & 0o7770);
  } catch {
    // A place that cannot be used now may be there later; until then whoever sends a file is told.
  }
};

/** Where files are kept, by configuration: a folder, or a bucket that speaks S3. */
export const createDisk = async (storage: Config['storage'], patience = patienceMs): Promise<Disk> => {
  if (storage.driver === 'disk') {
    hide(storage.root);
    return new Disk(new FSDriver({ location: storage.root, visibility: 'private' }));
  }
  // Loaded only where it is used: the client of S3 is large, and most houses keep files on disk.
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
        // Without this it waits for ever, and only warns.
        throwOnRequestTimeout: true,
        socketTimeout: patience,
      },
      forcePathStyle: pathStyle,
      // Stores other than Amazon's know the checksums of old, and not always those that came later.
      ...(endpoint
        ? { endpoint, requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }
        : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    }),
  );
};
