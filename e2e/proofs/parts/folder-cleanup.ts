import { rmSync } from 'node:fs';
import { test } from '@playwright/test';

/** Returns a function that marks a folder for deletion after the tests of the calling file, and returns its path. */
export const createFolderCleanup = (): ((folder: string) => string) => {
  const folders: string[] = [];
  test.afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return (folder) => {
    folders.push(folder);
    return folder;
  };
};
