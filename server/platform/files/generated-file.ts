import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { newId } from '#server/platform/db/new-id.ts';
import { toStorageError } from './storage-error.ts';

/**
 * A file that is generated for one response and not stored. It is deleted when the last byte of its content has been
 * read.
 */
export interface GeneratedFile {
  readonly content: Readable;
  readonly sizeBytes: number;
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Writes an unnamed file, which the system removes even if the process crashes, and returns it for reading. The file is
 * complete before its first byte is sent, so a failure gets an error response instead of a truncated file, and a slow
 * reader keeps no transaction open.
 */
export const generateFile = async (
  about: Pick<GeneratedFile, 'fileName' | 'mediaType'>,
  write: (out: Writable) => Promise<void>,
): Promise<GeneratedFile> => {
  const path = join(tmpdir(), `rolecall-made-${newId()}`);
  const handle = await open(path, 'wx+', 0o600).catch((error: unknown) => {
    throw toStorageError(error);
  });
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      handle.writeFile(chunk).then(() => done(), done);
    },
  });
  try {
    await rm(path);
    await write(out);
    const { size } = await handle.stat();
    return { ...about, sizeBytes: size, content: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    // Only disk errors are storage errors; a failure to read the rows is not.
    throw error === out.errored ? toStorageError(error) : error;
  }
};
