import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SizeAndHash } from './format.ts';

/** Passes bytes through, and returns their number and hash at the end. */
const meter = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, measure: (): SizeAndHash => ({ bytes, sha256: hash.digest('hex') }) };
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads a stream to its end, and returns its length and hash. */
export const hashStream = async (from: Readable): Promise<SizeAndHash> => {
  const { stream, measure } = meter();
  await pipeline(from, stream, nowhere());
  return measure();
};

export const hashFile = (path: string): Promise<SizeAndHash> => hashStream(createReadStream(path));

/** Writes a stream into a new file that only its owner can read, syncs it to disk, and returns its length and hash. */
export const writeHashedFile = async (from: Readable, path: string): Promise<SizeAndHash> => {
  const { stream, measure } = meter();
  await pipeline(from, stream, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return measure();
};

export const isSameSizeAndHash = (one: SizeAndHash, other: SizeAndHash): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;
