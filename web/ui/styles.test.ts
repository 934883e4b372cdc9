import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/* Finds classes that a component uses but no style sheet defines. At run time, they would silently be undefined. */

type Use = { file: string; sheet: string; names: Set<string> };

const usesIn = (file: string): Use[] => {
  const text = readFileSync(file, 'utf8');
  const body = text.replaceAll(/^import .*$/gm, '');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    file,
    sheet: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    names: new Set(
      [...body.matchAll(new RegExp(String.raw`(?<![\w.])${name}\.(\w+)`, 'g'))].map((match) => match[1] ?? ''),
    ),
  }));
};

const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const uses = sources.flatMap(usesIn);
const classesOf = (sheet: string): Set<string> =>
  new Set(
    [...readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)(?=[\s,:{.>[&)~+])/gi)].map((match) => match[1] ?? ''),
  );

describe.each(uses.map((use) => [use.file, use] as const))('%s', (_file, use) => {
  test('uses only classes that its style sheet defines', () => {
    expect([...use.names].filter((name) => !classesOf(use.sheet).has(name))).toEqual([]);
  });
});

test('every token used in a style sheet is defined', () => {
  const sheets = globSync('web/**/*.css').filter((file) => !file.includes('web/dist'));
  const text = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
  const known = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
  const given = new Set(['--trigger-width']);
  const asked = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? ''));
  expect([...asked].filter((name) => !known.has(name) && !given.has(name))).toEqual([]);
});
