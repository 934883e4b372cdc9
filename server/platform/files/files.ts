import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { inputError, inputMessage } from '#contract/common/text/input-error.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { unusablePictureMessage, type UnreadableReason } from '#contract/common/text/unreadable.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { FileText, ReceivedFile, ReceivedFileWithText } from './file.ts';
import { acceptedExtensions, extensionOf, mediaTypeOf, matchesExtension } from './kinds.ts';
import { sharedParser, type Parser } from './parser/parser.ts';
import { isUnreadable } from './parser/protocol.ts';
import { toStorageError } from './storage-error.ts';

export interface Files {
  /**
   * Receives an upload: checks its size while it arrives, detects its real type and computes its hash. Photos lose
   * their metadata, and pictures get a thumbnail. The size and hash are those of the stored bytes. A file that is too
   * large or of the wrong type is refused and not stored. If the store is full or unreachable, throws a StorageError.
   * With `readsText`, the result includes the text or the reason why it is unreadable. A picture that exceeds a parser
   * limit is refused with the reason; a document is still stored. Files from one `sender` are parsed one at a time.
   */
  receive(
    stream: Readable,
    name: string,
    options?: { readsText?: boolean | undefined; sender?: string | undefined },
  ): Promise<ReceivedFile | ReceivedFileWithText | Refused>;
  read(storageKey: string): Promise<Readable>;
  /** Returns the whole file, for callers that need its bytes. */
  bytes(storageKey: string): Promise<Uint8Array>;
  write(storageKey: string, bytes: Uint8Array): Promise<void>;
  remove(file: { storageKey: string; thumbnailKey: string | null }): Promise<void>;
  readonly limitBytes: number;
}

const sniffBytes = 4100;
const rememberedFiles = 1000;
const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];

/** Removes the path, quotation marks, invisible characters and characters that change the text direction. */
const withoutPath = (name: string): string =>
  (name.split(/[\\/]/).pop() ?? '')
    .slice(-200)
    .replace(/[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"]/gu, '')
    .trim();

const tooLargeMessage = inputMessage('The file must be under {limit} MB.');
const wrongTypeError = inputError('Accepted types: {types}. The content must match the file extension.', {
  types: acceptedExtensions.join(', '),
});

const tooLarge = (limitBytes: number) =>
  refuse(commonRefusals['file-too-large'], { message: tooLargeMessage({ limit: limitBytes / 1_000_000 }) });
const wrongType = () =>
  refuse(commonRefusals['file-type'], {
    message: wrongTypeError.error(),
  });

const unusablePicture = (reason: UnreadableReason) =>
  refuse(commonRefusals['picture-unusable'], { message: unusablePictureMessage(reason) });

/** Thrown if an upload was cut off before its end. */
export class TruncatedFileError extends Error {}

/** Runs an operation of the store, and turns its failures into StorageErrors. */
const inStore = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toStorageError(error);
  }
};

/** Waits until a stream has started, so that an unreadable file fails before any byte is sent. */
const begun = (stream: Readable): Promise<Readable> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('readable', () => {
      stream.off('error', reject);
      resolve(stream);
    });
  });

export const createFileService = (disk: Disk, limitBytes: number, parser: Parser = sharedParser): Files => {
  const removeKey = (key: string) => disk.delete(key).catch(() => undefined);
  const read = (key: string) => inStore(disk.getStream(key).then(begun));
  const bytes = (key: string) => inStore(disk.getBytes(key));
  /** Writes a file completely or not at all. */
  const write = async (key: string, content: Uint8Array): Promise<void> => {
    try {
      await inStore(disk.put(key, content));
    } catch (error) {
      await removeKey(key);
      throw error;
    }
  };
  /** Stores a picture and its thumbnail, or returns the reason why the picture cannot be decoded. */
  const picture = async (key: string, mediaType: string, sent: Uint8Array, sender?: string) => {
    const drawn = await parser.parse({ kind: 'picture', mediaType, bytes: sent }, sender);
    if (isUnreadable(drawn)) return drawn;
    const { stored, thumbnailPng } = drawn;
    if (Buffer.compare(stored, sent) !== 0) await write(key, stored);
    await write(`${key}.thumb.png`, thumbnailPng);
    return { stored, thumbnailKey: `${key}.thumb.png` };
  };
  /**
   * The reasons why files are unreadable, by the hash of the file and oldest first, so that a repeated upload is not
   * parsed again.
   */
  const unreadable = new Map<string, FileText>();
  const remember = (key: string, reason: UnreadableReason): FileText => {
    const content = { text: null, details: null, unreadable: reason };
    unreadable.set(key, content);
    const [oldest] = unreadable.keys();
    if (oldest !== undefined && unreadable.size > rememberedFiles) unreadable.delete(oldest);
    return content;
  };
  const contentOf = async (key: string, extension: string, whole: Uint8Array, sender?: string): Promise<FileText> => {
    const answer = await parser.parse({ kind: 'text', extension, bytes: whole }, sender);
    return isUnreadable(answer) ? remember(key, answer.unreadable) : { ...answer, unreadable: null };
  };
  return {
    limitBytes,
    receive: async (stream, givenName, { readsText = false, sender } = {}) => {
      const name = withoutPath(givenName);
      const extension = extensionOf(name);
      if (!acceptedExtensions.includes(extension)) {
        stream.resume();
        return wrongType();
      }
      const key = `${newId()}.${extension}`;
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let headBytes = 0;
      let sizeBytes = 0;
      const measure = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          sizeBytes += chunk.length;
          if (sizeBytes >= limitBytes) {
            // Exceeding the limit is not reported as a stream error, because a stream that fails this early can still
            // create the file after the file was removed.
            done();
            return;
          }
          hash.update(chunk);
          if (headBytes < sniffBytes) {
            head.push(chunk);
            headBytes += chunk.length;
          }
          done(null, chunk);
        },
      });
      // A stream that is destroyed early doesn't emit its end, so its reader would wait forever. The received bytes
      // are written before the file is removed, so that it cannot reappear after its removal.
      let isCut = false;
      const cut = () => {
        isCut ||= !stream.readableEnded;
        if (isCut && !measure.writableEnded) measure.end();
      };
      stream.on('error', cut).on('close', cut);
      if (stream.destroyed) cut();
      try {
        await disk.putStream(key, stream.pipe(measure));
      } catch (error) {
        stream.resume();
        await removeKey(key);
        throw toStorageError(error);
      }
      if (sizeBytes >= limitBytes) {
        await removeKey(key);
        return tooLarge(limitBytes);
      }
      if (isCut) {
        await removeKey(key);
        throw new TruncatedFileError();
      }
      const firstBytes = new Uint8Array(Buffer.concat(head));
      const mediaType = mediaTypeOf(extension);
      const refused = async (refusal: Refused = wrongType()) => {
        await removeKey(key);
        return refusal;
      };
      try {
        const whole = firstBytes.length < sizeBytes ? await bytes(key) : firstBytes;
        const sha256 = hash.digest('hex');
        const contentKey = `${extension}:${sha256}`;
        let content = unreadable.get(contentKey);
        const type = await parser.parse({ kind: 'type', bytes: whole }, sender);
        if (isUnreadable(type)) {
          // The type is also unknown if a parser limit was exceeded, and then only pictures are refused.
          if (type.unreadable === 'damaged') return await refused();
          if (pictures.includes(mediaType)) return await refused(unusablePicture(type.unreadable));
          content ??= remember(contentKey, type.unreadable);
        } else if (sizeBytes === 0 || !matchesExtension(extension, type.mediaType, firstBytes)) return await refused();
        const about = { name, extension, mediaType, sentBytes: sizeBytes, storageKey: key };
        if (!pictures.includes(mediaType)) {
          const file = { ...about, sizeBytes, sha256, thumbnailKey: null };
          if (readsText) content ??= await contentOf(contentKey, extension, whole, sender);
          return content && readsText ? { ...file, content } : file;
        }
        const drawn = await picture(key, mediaType, whole, sender);
        if (isUnreadable(drawn)) return await refused(unusablePicture(drawn.unreadable));
        const storedHash = createHash('sha256').update(drawn.stored).digest('hex');
        const file = { ...about, sizeBytes: drawn.stored.length, sha256: storedHash, thumbnailKey: drawn.thumbnailKey };
        return readsText ? { ...file, content: { text: '', details: null, unreadable: null } } : file;
      } catch (error) {
        await removeKey(key);
        throw error;
      }
    },
    read,
    bytes,
    write,
    remove: async (file) => {
      await removeKey(file.storageKey);
      if (file.thumbnailKey) await removeKey(file.thumbnailKey);
    },
  };
};
