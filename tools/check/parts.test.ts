import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseParts, checkParts, readCheckInput } from './parts.ts';

const here = join(import.meta.dirname, '../..');
const SETTINGS = ['package.json', 'knip.json', '.gitignore', '.oxlintrc.json', '.prettierrc', '.prettierignore'];
const TYPES = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-check-'));
  for (const file of [...SETTINGS, ...TYPES]) cpSync(join(here, file), join(root, file));
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Returns the output of a part of the check for a repository with our settings and this one file. */
const judge = async (part: string, path: string, text: string): Promise<string> => {
  write(path, text);
  const outcome = await checkParts.find(({ name }) => name === part)?.run(readCheckInput(root, false));
  expect(outcome?.passed).toBe(false);
  return outcome?.output ?? '';
};

test('a wrong type is found, and an array element may be undefined', async () => {
  const output = await judge(
    'types server',
    'server/board/queries.ts',
    'export const first = (all: readonly string[]): string => all[0];\n',
  );
  expect(output).toContain('server/board/queries.ts(1,');
  expect(output).toContain("Type 'string | undefined' is not assignable to type 'string'");
});

test('the server has no document, the web no process', async () => {
  expect(await judge('types server', 'server/board/queries.ts', 'export const title = document.title;\n')).toContain(
    "Cannot find name 'document'",
  );
  expect(await judge('types web', 'web/board/client.ts', 'export const id = process.pid;\n')).toContain(
    "Cannot find name 'process'",
  );
});

test("TypeScript that type stripping can't run is refused", async () => {
  expect(await judge('types server', 'contract/board/states.ts', 'export enum State { Open }\n')).toContain(
    "'erasableSyntaxOnly'",
  );
});

/** Samples that violate a lint rule: the rule, the path and the text. */
const LINTED: readonly (readonly [rule: string, place: string, text: string])[] = [
  ['typescript(no-explicit-any)', 'server/board/*.ts', 'export const read = (row: any): string => String(row);'],
  [
    'typescript(no-floating-promises)',
    'server/board/*.ts',
    'const load = (): Promise<string> => Promise.resolve("x");\nload();',
  ],
  [
    'typescript(no-misused-promises)',
    'server/board/*.ts',
    'export const all = (ids: string[]): void => ids.forEach(async (id) => { await Promise.resolve(id); });',
  ],
  [
    'typescript(consistent-type-imports)',
    'server/board/*.ts',
    "import { Stats } from 'node:fs';\nexport const size = (file: Stats): number => file.size;",
  ],
  ['typescript(no-non-null-assertion)', 'server/board/*.ts', 'export const first = (a: string[]): string => a[0]!;'],
  ['typescript(ban-ts-comment)', 'server/board/*.ts', '// @ts-expect-error\nexport const one: string = 1;'],
  ['typescript(no-unsafe-member-access)', 'server/board/*.ts', "export const id = JSON.parse('{}').id;"],
  ['eslint(no-unused-vars)', 'server/board/*.ts', 'const unused = 1;\nexport {};'],
  ['eslint(eqeqeq)', 'web/board/*.ts', 'export const same = (a: string, b: string): boolean => a == b;'],
  ['import(no-default-export)', 'server/board/*.ts', 'export default 1;'],
  ['unicorn(no-abusive-eslint-disable)', 'server/board/*.ts', '// oxlint-disable-next-line\nexport {};'],
  ['jsx-a11y(alt-text)', 'web/board/*.tsx', 'export const Logo = () => <img src="/logo.svg" />;'],
  [
    'rules-of-hooks',
    'web/board/*.tsx',
    "import { useState } from 'react';\nexport const useOpen = (is: boolean) => {\n  if (is) useState(1);\n};",
  ],
  ['vitest(no-focused-tests)', 'server/board/*.test.ts', "import { test } from 'vitest';\ntest.only('x', () => {});"],
];

test('lint finds each of these violations', async () => {
  const paths = LINTED.map(([, place, text], index) => {
    const path = place.replace('*', `sample-${index}`);
    write(path, text);
    return path;
  });
  const output = await judge('lint', 'server/board/queries.ts', '');
  const found = output.split(/\n(?=\s+x )/);
  for (const [index, [rule]] of LINTED.entries()) {
    const ofSample = found.filter((each) => each.includes(`[${paths[index]}:`)).join('\n');
    expect(ofSample, `${rule} in ${paths[index]}`).toContain(rule);
  }
});

test('lint checks changed files and their importers, and everything on request', async () => {
  const git = (...args: readonly string[]): void => {
    const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@rolecall.example'];
    execFileSync('git', [...person, ...args], { cwd: root, stdio: 'pipe' });
  };
  write('server/board/loud.ts', 'export const loud = (row: any): string => String(row);\n');
  write('server/board/save.ts', 'export const save = (): void => undefined;\n');
  write('server/board/press.ts', "import { save } from './save.ts';\nsave();\n");
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'board: begin');

  // The function now returns a promise, and the error is in the file that did not change.
  const output = await judge('lint', 'server/board/save.ts', 'export const save = async (): Promise<void> => {};\n');
  expect(output).toMatch(/no-floating-promises[\s\S]*server\/board\/press\.ts/);
  expect(output).not.toContain('loud.ts');
  const everything = await checkParts.find(({ name }) => name === 'lint')?.run(readCheckInput(root, true));
  expect(everything?.output).toMatch(/no-explicit-any[\s\S]*server\/board\/loud\.ts/);
});

test('a file that prettier would format differently is found', async () => {
  const output = await judge('format', 'server/board/queries.ts', 'export const x = "double";\n');
  expect(output).toContain('server/board/queries.ts');
  expect(output).toContain('prettier --write <file> puts it right');
});

test('an unused file and an unused export are found', async () => {
  write('server/board/rules.ts', 'export const used = 1;\nexport const neverUsed = 2;\n');
  write('server/main.ts', "import { used } from './board/rules.ts';\nconsole.log(used);\n");
  const output = await judge('dead code', 'server/board/queries.ts', 'export const x = 1;\n');
  expect(output).toMatch(/Unused files[\s\S]*server\/board\/queries\.ts/);
  expect(output).toMatch(/neverUsed\s+server\/board\/rules\.ts/);
});

test('the architecture rules read the files on disk, except those that git ignores', async () => {
  write('reports/deep/x.ts', 'this is no TypeScript');
  write('server/reports/utils.ts', 'export const y = 1;\n');
  const output = await judge('laws of the house', 'server/board/utils.ts', 'export const x = 1;\n');
  expect(output).toContain('server/board/utils.ts  [vocabulary]  a room on the floor server has no such file.');
  expect(output).toContain('server/reports/utils.ts  [vocabulary]');
  expect(output).not.toContain('reports/deep');
});

test('parts are chosen by the start of their names; a word that starts none is reported', () => {
  const all = [{ name: 'types web' }, { name: 'types e2e' }, { name: 'lint' }];
  expect(chooseParts(all, [])).toEqual({ chosen: all, unknown: [] });
  expect(chooseParts(all, ['types'])).toEqual({ chosen: all.slice(0, 2), unknown: [] });
  expect(chooseParts(all, ['lint', 'typos'])).toEqual({ chosen: all.slice(2), unknown: ['typos'] });
});
