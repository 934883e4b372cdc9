import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { WriteOptions } from 'flydrive/types';
import { S3Driver } from 'flydrive/drivers/s3';

/**
 * S3 needs the length of a file before its first byte, and uploads do not declare theirs. So the upload is buffered to
 * its end, at most the upload limit, and sent in one request: a bucket never has half a file.
 */
export class BucketDriver extends S3Driver {
  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    await this.put(key, await buffer(contents), options);
  }
}
