import { localNow } from '#web/platform/clock.ts';
import { runOnWaitingFiles } from '#web/platform/api/stored-data.ts';
import { getSession } from '#web/platform/session.ts';

/** A chosen file that the server hasn't received yet. Its key prevents a repeated upload from counting twice. */
export interface StoredFile {
  key: string;
  userId: string;
  talentRequestId: string;
  file: File;
  addedAt: number;
}

const maxAgeMs = 24 * 3_600_000;

/**
 * Runs a storage operation. If storage is forbidden or full, imports still work, but a reload loses the waiting files.
 */
const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

export const storeFile = (entry: Omit<StoredFile, 'userId' | 'addedAt'>): Promise<unknown> =>
  attempt<unknown>(
    () =>
      runOnWaitingFiles('readwrite', (files) =>
        files.put({ ...entry, userId: getSession()?.user.id ?? '', addedAt: localNow() } satisfies StoredFile),
      ),
    undefined,
  );

export const deleteStoredFile = (key: string): Promise<unknown> =>
  attempt<unknown>(() => runOnWaitingFiles('readwrite', (files) => files.delete(key)), undefined);

/** Loads the user's waiting files for a talent request, oldest first. Deletes old files and other users' files. */
export const loadWaitingFiles = (talentRequestId: string): Promise<StoredFile[]> =>
  attempt(async () => {
    const all = (await runOnWaitingFiles('readonly', (files) => files.getAll())) as StoredFile[];
    const userId = getSession()?.user.id;
    if (userId === undefined) return [];
    const isOwn = (one: StoredFile): boolean => one.userId === userId && one.addedAt > localNow() - maxAgeMs;
    for (const one of all) if (!isOwn(one)) await deleteStoredFile(one.key);
    return all
      .filter((one) => isOwn(one) && one.talentRequestId === talentRequestId)
      .toSorted((a, b) => a.addedAt - b.addedAt);
  }, []);
