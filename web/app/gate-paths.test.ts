import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatePaths, isAtGate } from './gate-paths.ts';

/**
 * The way back from the identity provider leads inside, so it belongs to the other tree; so does every address without
 * a page, where somebody may be signed in. Files that begin with a hyphen are no routes.
 */
const notAtTheGate = ['callback', '$'];

const root = join(import.meta.dirname, '../routes');

/** What stands outside of the folder behind the sign-in; folders in brackets are no part of an address. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^[_-]/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name.replace(/\.tsx$/, ''))],
    );

test('the gate has every page that needs no sign-in, and no other', () => {
  const paths = filesOf('')
    .filter((name) => !notAtTheGate.includes(name))
    .map((name) => name.replace(/\([^)]*\)\//g, ''))
    .map((name) => (name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`));
  expect([...gatePaths].toSorted()).toEqual(paths.toSorted());
});

test('a page with a parameter is at the gate whatever the parameter is, and nothing below or beside it is', () => {
  expect(isAtGate('/Agency/createtestimonial/f00-Bar_1')).toBe(true);
  for (const path of [
    '/Agency/createtestimonial/',
    '/Agency/createtestimonial/a/b',
    '/x/Agency/ThankYouPage',
    '/login/',
  ]) {
    expect(isAtGate(path)).toBe(false);
  }
});
