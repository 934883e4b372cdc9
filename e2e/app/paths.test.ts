import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const documented = ['docs/api.tsv', 'docs/api-own.tsv']
  .flatMap((file) => read(file).split('\n'))
  .map((line) => line.split('\t')[2] ?? '')
  .filter((path) => path.startsWith('/api/'));

/**
 * Returns the segments of a path written in a journey, even inside a regular expression. A variable segment is empty.
 */
const segmentsOf = (written: string): readonly string[] =>
  written
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(String.raw`\.`, '.')
    .replaceAll(/\$\{[^}]*\}|\[\^\/\]\+|\[\\w-\]\+|\*+/g, '')
    .replace(/[$?].*$/, '')
    .split('/')
    .slice(1);

const isVariable = (segment: string): boolean => segment === '' || segment.startsWith('{');

/**
 * Whether a path written in a journey matches a route. The path may be just the start of the route, unless it is a
 * regular expression anchored at the end.
 */
const matches = (path: string, written: string): boolean => {
  const segments = path.split('/').slice(1);
  const named = segmentsOf(written);
  if (/\$\/?$/.test(written) && named.length !== segments.length) return false;
  return named.every((segment, at) => {
    const known = segments[at];
    if (known === undefined) return segment === '' && at === named.length - 1;
    return segment === known || isVariable(known) || (segment === '' && at === named.length - 1);
  });
};

test('every API path in a journey exists in the API', () => {
  const strange = globSync('e2e/**/*.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\\?\/api\\?\/v\d[^\s'"`,;()]*/g)]
      .map(([written]) => written)
      .filter((written) => !documented.some((path) => matches(path, written)))
      .map((written) => `${file}: ${written}`),
  );
  expect(strange).toEqual([]);
});
