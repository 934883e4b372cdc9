import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { newId } from '#server/platform/db/new-id.ts';
import { toStorageError } from './storage-error.ts';

/** A file that was made whole for its caller and is kept nowhere: it is gone with its content's last byte. */
export interface GeneratedFile {
  readonly content: Readable;
  readonly sizeBytes: number;
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Has a file written to a place without a name, which the system takes back however the process ends, and gives it back
 * to be read. Whole before its first byte leaves: what goes wrong on the way is still an answer and no torn file, and a
 * slow reader holds no transaction.
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
    // Only what the disk says is trouble of the disk: rows that cannot be read are another matter.
    throw error === out.errored ? toStorageError(error) : error;
  }
};
