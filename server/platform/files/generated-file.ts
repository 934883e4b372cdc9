import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { newId } from '#server/platform/db/new-id.ts';
import { toStorageError } from './storage-error.ts';

/** A file generated for one response and not stored: it is deleted with the last byte of its content. */
export interface GeneratedFile {
  readonly content: Readable;
  readonly sizeBytes: number;
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Writes a file without a name, which the system removes however the process ends, and returns it for reading. It is
 * complete before its first byte is sent: a failure gets an error response instead of a truncated file, and a slow
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
    // Only errors of the disk are storage errors; unreadable rows are not.
    throw error === out.errored ? toStorageError(error) : error;
  }
};
