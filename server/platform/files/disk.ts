import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config/config.ts';

/** Where files are kept, by configuration. */
export const createDisk = (storage: Config['storage']): Disk => {
  if (storage.driver === 's3') throw new Error('S3 storage is not built into this version; set STORAGE=disk.');
  return new Disk(new FSDriver({ location: storage.root, visibility: 'private' }));
};
