import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicPaths, isPublicPath } from './public-paths.ts';

/**
 * Routes without sign-in that belong to the route tree for signed-in users: the return from the identity provider,
 * which leads to signed-in pages, and the not-found page, which a signed-in user may see. Files whose names begin with
 * a hyphen aren't routes.
 */
const notAtTheGate = ['callback', '$'];

const root = join(import.meta.dirname, '../routes');

/** Returns the route files outside the folder that requires sign-in. Folders in brackets aren't part of a URL. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^[_-]/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name.replace(/\.tsx$/, ''))],
    );

test('the public route tree has every page that needs no sign-in, and no other', () => {
  const paths = filesOf('')
    .filter((name) => !notAtTheGate.includes(name))
    .map((name) => name.replace(/\([^)]*\)\//g, ''))
    .map((name) => (name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`));
  expect([...publicPaths].toSorted()).toEqual(paths.toSorted());
});

test('a page with a parameter is public for every value of the parameter, but nothing below or beside it', () => {
  expect(isPublicPath('/Agency/createtestimonial/f00-Bar_1')).toBe(true);
  for (const path of [
    '/Agency/createtestimonial/',
    '/Agency/createtestimonial/a/b',
    '/x/Agency/ThankYouPage',
    '/login/',
  ]) {
    expect(isPublicPath(path)).toBe(false);
  }
});
