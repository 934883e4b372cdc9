import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from '#contract/common/copy.ts';

/* Features of the specification that this version does not have: mentions. */

const root = join(import.meta.dirname, '../..');

/** Every text of pages, menu, palette, refusals, notifications and emails. */
const messages = (
  await Promise.all(
    globSync('{contract,server,web}/**/{copy,*-copy,synonyms,refusals}.ts', { cwd: root })
      .filter((path) => !/\/(?:dist|gallery)\/|common\/copy\.ts$/.test(path))
      .map(async (path) => Object.values((await import(join(root, path))) as Record<string, unknown>)),
  )
)
  .flat()
  .flatMap(messagesOf);

const unbuilt = /\bmentions?\b|\bmentioned\b/i;

test('no text announces a feature that is not built', () => {
  expect(messages.length).toBeGreaterThan(1000);
  expect(messages.filter(({ message }) => unbuilt.test(message))).toEqual([]);
});

test('no page of such a feature exists', () => {
  const routes = readFileSync(join(root, 'web/routes.gen.ts'), 'utf8');
  const paths = [...new Set([...routes.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => /mention/i.test(path))).toEqual([]);
});
