/** The database of files that are waiting for their upload, in the store `files`, each with the ID of its user. */
export const waitingFilesDatabase = 'rolecall.imports';

/** The keys under which a tab stores the page to return to after a sign-in, and that it has had a session. */
const leftKeys: readonly string[] = ['rolecall.return', 'rolecall.signed-in'];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its storage.'));
  });

/** Runs a request on the store of waiting files, which is created if it doesn't exist. */
export const runOnWaitingFiles = async <T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(waitingFilesDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' });
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction('files', mode).objectStore('files')));
  } finally {
    database.close();
  }
};

const deleteFilesOfOthers = async (userId: string): Promise<void> => {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === waitingFilesDatabase)) return;
  const entries = (await runOnWaitingFiles('readonly', (files) => files.getAll())) as { key: string; userId: string }[];
  for (const { key } of entries.filter((one) => one.userId !== userId))
    await runOnWaitingFiles('readwrite', (files) => files.delete(key));
};

/**
 * Deletes the unsent writes and waiting files that other users have left in this browser. The user's own stay, so that
 * their work continues when they sign in again after their session has ended.
 */
export const deleteOtherUsersData = (userId: string): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('rolecall.left.') && !key.startsWith(`rolecall.left.${userId}.`)) sessionStorage.removeItem(key);
  }
  // If the browser refuses, the list of imported CVs deletes these files when it opens.
  if (typeof indexedDB !== 'undefined') void deleteFilesOfOthers(userId).catch(() => undefined);
};

/** Deletes everything that this tab has stored. */
export const deleteTabData = (): void => {
  sessionStorage.clear();
  // When the user leaves the page, the router stores scroll positions and forms store unsent writes, so the storage is
  // cleared once more.
  window.addEventListener('pagehide', () => sessionStorage.clear());
};

/**
 * Deletes what a user has left in a tab without a session. A sign-in that is under way in the tab continues, since its
 * data says nothing about the user.
 */
export const deleteLeftoverData = (): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('rolecall.left.') || leftKeys.includes(key)) sessionStorage.removeItem(key);
  }
};

/** Deletes everything that this tab has stored so far, and all that the browser stores for its tabs. */
export const deleteStoredData = (): void => {
  localStorage.clear();
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(waitingFilesDatabase);
  sessionStorage.clear();
};

/**
 * Deletes all data in the browser before the page closes, and keeps the page from storing its tab's data again while it
 * closes.
 */
export const deleteAllData = (): void => {
  deleteStoredData();
  deleteTabData();
};
