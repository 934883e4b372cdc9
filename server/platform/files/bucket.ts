import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { WriteOptions } from 'flydrive/types';
import { S3Driver } from 'flydrive/drivers/s3';

/**
 * S3 has to be told how long a file is before its first byte, and an upload does not say. So what arrives is held until
 * its end has come, at most the largest upload, and sent in one piece: a bucket never holds half a file.
 */
export class BucketDriver extends S3Driver {
  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    await this.put(key, await buffer(contents), options);
  }
}
