import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config/config.ts';

/** Where files are kept, by configuration: a folder, or a bucket that speaks S3. */
export const createDisk = async (storage: Config['storage']): Promise<Disk> => {
  if (storage.driver === 'disk') return new Disk(new FSDriver({ location: storage.root, visibility: 'private' }));
  // Loaded only where it is used: the client of S3 is large, and most houses keep files on disk.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, endpoint } = storage;
  return new Disk(
    new S3Driver({
      bucket: storage.bucket,
      region: storage.region,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    }),
  );
};
