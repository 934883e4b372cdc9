import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import { createS3Server } from '#tools/test/s3-server.ts';

/** A server that speaks S3 over HTTP and stores its objects on disk. */
export interface S3Server {
  /** The settings of an instance of the product that stores its files in a bucket of this server. */
  readonly settings: (bucket: string) => Readonly<Record<string, string>>;
  /** Stops the server. Its objects are kept. */
  readonly close: () => Promise<void>;
  /** Starts the server again, at the same URL with the same objects. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startS3Server = async (...buckets: readonly string[]): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'rolecall-s3-'));
  const start = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
    const server = createS3Server({ port, directory, configureBuckets });
    return { server, port: (await server.run()).port };
  };
  let running = await start(0);
  return {
    settings: (bucket) => ({
      STORAGE: 's3',
      S3_BUCKET: bucket,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `http://127.0.0.1:${String(running.port)}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    close: () => running.server.close(),
    comeBack: async () => {
      running = await start(running.port);
    },
    stop: async () => {
      await running.server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
