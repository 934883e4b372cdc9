import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { WriteOptions } from 'flydrive/types';
import { S3Driver } from 'flydrive/drivers/s3';

/**
 * Stores files in an S3 bucket. S3 needs a file's length before its first byte, and uploads don't declare theirs. So
 * the whole upload, which is limited in size, is buffered and sent in one request, and a bucket never contains half a
 * file.
 */
export class BucketDriver extends S3Driver {
  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    await this.put(key, await buffer(contents), options);
  }
}
