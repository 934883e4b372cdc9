import { afterEach, expect, test } from 'vitest';
import { deleteAllData, deleteDataOfOthers, waitingFilesDatabase } from './stored-data.ts';

const asked = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

const withFiles = async <T,>(work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const opening = indexedDB.open(waitingFilesDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' });
  const database = await asked(opening);
  const found = await asked(work(database.transaction('files', 'readwrite').objectStore('files')));
  database.close();
  return found;
};

afterEach(() => asked(indexedDB.deleteDatabase(waitingFilesDatabase)));

const storeFiles = async (): Promise<void> => {
  sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]');
  sessionStorage.setItem('rolecall.left.u-2.bulk-runs', '[]');
  sessionStorage.setItem('rolecall.left..bulk-runs', '[]');
  await withFiles((files) => files.put({ key: 'a', userId: 'u-1', file: new File(['A CV'], 'osei.txt') }));
  await withFiles((files) => files.put({ key: 'b', userId: 'u-2', file: new File(['A CV'], 'moreau.txt') }));
};
const leftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('rolecall.left.'));

test('a sign-in deletes the unsent writes and files of other users, and keeps the user’s own', async () => {
  await storeFiles();
  deleteDataOfOthers('u-1');
  expect(leftKeys()).toEqual(['rolecall.left.u-1.bulk-runs']);
  await expect.poll(() => withFiles((files) => files.getAllKeys())).toEqual(['a']);
});

test('a sign-out deletes everything, the waiting files included', async () => {
  await storeFiles();
  deleteAllData();
  expect(leftKeys()).toEqual([]);
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(waitingFilesDatabase);
});
