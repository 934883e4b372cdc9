import { expect, test } from 'vitest';
import { filesToLint } from './lint-files.ts';
import { sourceTreeOf } from './source-tree.ts';

const house = sourceTreeOf({
  'server/board/queries.ts': "import { rank } from './rules.ts';\nexport const first = rank;\n",
  'server/board/rules.ts': 'export const rank = 1;\n',
  'server/board/routes.ts': "import { first } from './queries.ts';\nexport const route = first;\n",
  'docs/board.md': 'The board.\n',
});

test('changed files are linted, and those that import them, because their types may have changed', () => {
  expect(filesToLint(house, ['server/board/rules.ts'])).toEqual(['server/board/queries.ts', 'server/board/rules.ts']);
});

test('for a deleted file its importers are linted, and for a text file nothing', () => {
  expect(filesToLint(house, ['server/board/gone.ts', 'docs/board.md'])).toEqual([]);
});

test('a change to lint settings causes everything to be linted', () => {
  const settings = [
    '.oxlintrc.json',
    'tsconfig.server.json',
    'package-lock.json',
    'tools/check/parts.ts',
    'tools/check.ts',
  ];
  for (const each of settings) expect([each, filesToLint(house, [each])]).toEqual([each, undefined]);
});
