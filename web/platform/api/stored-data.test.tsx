import { afterEach, expect, test } from 'vitest';
import { deleteAllData, deleteOtherUsersData, runOnWaitingFiles, waitingFilesDatabase } from './stored-data.ts';

afterEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(waitingFilesDatabase).onsuccess = resolve;
    }),
);

const storeFiles = async (): Promise<void> => {
  sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]');
  sessionStorage.setItem('rolecall.left.u-2.bulk-runs', '[]');
  sessionStorage.setItem('rolecall.left..bulk-runs', '[]');
  await runOnWaitingFiles('readwrite', (files) =>
    files.put({ key: 'a', userId: 'u-1', file: new File(['A CV'], 'osei.txt') }),
  );
  await runOnWaitingFiles('readwrite', (files) =>
    files.put({ key: 'b', userId: 'u-2', file: new File(['A CV'], 'moreau.txt') }),
  );
};
const leftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('rolecall.left.'));

test('a sign-in deletes the unsent writes and files of other users, and keeps the user’s own', async () => {
  await storeFiles();
  deleteOtherUsersData('u-1');
  expect(leftKeys()).toEqual(['rolecall.left.u-1.bulk-runs']);
  await expect.poll(() => runOnWaitingFiles('readonly', (files) => files.getAllKeys())).toEqual(['a']);
});

test('a sign-out deletes everything, the waiting files included', async () => {
  await storeFiles();
  deleteAllData();
  expect(leftKeys()).toEqual([]);
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(waitingFilesDatabase);
});
