import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importExtensions } from '#contract/candidates/rules.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';
import { randomId } from '#web/platform/own-writes.ts';
import { fileLimitError } from '#web/ui/upload/limits.ts';
import { deleteStoredFile, storeFile, loadWaitingFiles } from './import-store.ts';
import { uploadImportedCv } from './imports-client.ts';

/** A chosen file that is being uploaded or waiting to be uploaded. */
export type QueuedFile = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** The reason why the upload failed or was refused. */
  message: string;
  /** Whether the upload failed without a response. In that case the server may already have the file. */
  isLost: boolean;
};

export const importLimits = { extensions: importExtensions };
/**
 * The number of concurrent uploads: the server reads only one of a user's files at a time, and the next is uploaded
 * meanwhile.
 */
const atOnce = 2;

type Options = {
  talentRequestId: string;
  /** The number of files that the talent request can still accept. */
  room: number;
  limitText: string;
  onImported: (imported: ImportedCv) => void;
  upload?: typeof uploadImportedCv;
};

/**
 * Uploads files two at a time. Each file has its own key and result, so that one bad file doesn't stop the others.
 * Files that the server hasn't received are stored in the browser, so that the import continues after a reload.
 */
export const useImportQueue = (options: Options) => {
  const { talentRequestId, room, limitText, onImported, upload = uploadImportedCv } = options;
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const running = useRef(new Set<string>());
  const report = useEffectEvent(onImported);

  const patch = useCallback((key: string, change: Partial<QueuedFile>): void => {
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }, []);

  useEffect(() => {
    let isGone = false;
    void loadWaitingFiles(talentRequestId).then((stored) => {
      if (isGone) return;
      const restored = stored.map(({ key, file }): QueuedFile => ({
        key,
        file,
        state: 'waiting',
        message: '',
        isLost: false,
      }));
      setFiles((before) => [...restored.filter(({ key }) => !before.some((one) => one.key === key)), ...before]);
    });
    return () => {
      isGone = true;
    };
  }, [talentRequestId]);

  const send = useEffectEvent(async ({ key, file }: QueuedFile): Promise<void> => {
    patch(key, { state: 'sending', message: '' });
    try {
      // The upload must stop counting as running before the list changes, because that change starts the next upload.
      // Otherwise, two uploads that end at once might start none.
      const imported = await upload(talentRequestId, file, key).finally(() => running.current.delete(key));
      report(imported);
      setFiles((before) => before.filter((one) => one.key !== key));
      await deleteStoredFile(key);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // After a refusal the file stays on the page for another attempt, but a reload doesn't upload it again. After the
      // end of the session it waits for the user to sign in again.
      const isLost = error instanceof Problem && (isRetryable(error) || error.status === 401);
      if (!isLost) await deleteStoredFile(key);
      patch(key, { state: 'failed', message, isLost });
    }
  });

  useEffect(() => {
    for (const one of files) {
      if (one.state !== 'waiting' || running.current.has(one.key) || running.current.size >= atOnce) continue;
      running.current.add(one.key);
      void send(one);
    }
  }, [files]);

  const add = (chosen: readonly File[]): void => {
    const going = files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
    let left = room - going;
    const added = chosen.map((file): QueuedFile => {
      const refusal = fileLimitError(file, importLimits);
      const message = refusal ?? (left > 0 ? '' : limitText);
      if (message === '') left -= 1;
      return { key: randomId(), file, state: message === '' ? 'waiting' : 'refused', message, isLost: false };
    });
    setFiles((before) => [...before, ...added]);
    for (const { key, file, state } of added) if (state === 'waiting') void storeFile({ key, talentRequestId, file });
  };

  const remove = (key: string): void => {
    setFiles((before) => before.filter((one) => one.key !== key));
    void deleteStoredFile(key);
  };

  /**
   * Uploads a file again. If the response was lost, the same key is used, so that a file that the server has received
   * isn't imported twice. After a refusal a new key is used, because the server would repeat the refusal for the old
   * key.
   */
  const retry = (key: string): void => {
    const found = files.find((one) => one.key === key);
    if (!found) return;
    if (found.isLost) {
      patch(key, { state: 'waiting', message: '' });
      return;
    }
    remove(key);
    add([found.file]);
  };

  return { files, add, retry, remove };
};
