import { open } from 'node:fs/promises';
import S3rver from 's3rver';

/** The methods of the server's store that its types don't declare. */
interface Store {
  getResourcePath: (bucket: string, key: string, resource: 'object') => string;
  putObject: (object: { bucket: string; key: string }) => Promise<{ size: number }>;
}

/**
 * Creates an S3 server for tests, which stores objects in a folder. S3rver acknowledges a write before the file is
 * complete, so an immediate read could return a truncated object. This server waits until the whole file is written, as
 * S3 does.
 */
export const createS3Server = (options: ConstructorParameters<typeof S3rver>[0]): S3rver => {
  const server = new S3rver({ address: '127.0.0.1', silent: true, ...options });
  const { store } = server as unknown as { store: Store };
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const result = await put(object);
    const file = await open(store.getResourcePath(object.bucket, object.key, 'object'));
    try {
      while ((await file.stat()).size < result.size) await new Promise((resolve) => setTimeout(resolve, 1));
    } finally {
      await file.close();
    }
    return result;
  };
  return server;
};
