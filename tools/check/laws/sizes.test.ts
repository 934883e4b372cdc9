import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import { fileLength, folderWidth } from './sizes.ts';

const lines = (count: number): string => 'export {};\n'.repeat(count);

test('no file is longer than 300 lines, unless a decision names it', async () => {
  expect(
    await runRule(fileLength, { 'server/board/queries.ts': lines(301), 'server/board/policy.ts': lines(300) }),
  ).toEqual([
    'server/board/queries.ts  [file-length]  301 lines, and the limit is 300. Split it by responsibility, or write a decision in docs/decisions/ that names the file.',
  ]);
  expect(
    await runRule(fileLength, {
      'server/board/queries.ts': lines(301),
      'docs/decisions/0009-board-query.md': 'The one query of the board, `server/board/queries.ts`, is kept whole.',
    }),
  ).toEqual([]);
});

test('no folder has more than 20 files; tests and stylesheets of components do not count', async () => {
  const folder = (count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        [`web/ui/form/f${index}.tsx`, ''],
        [`web/ui/form/f${index}.test.tsx`, ''],
        [`web/ui/form/f${index}.module.css`, ''],
      ]).flat(),
    );
  expect(await runRule(folderWidth, folder(20))).toEqual([]);
  expect(await runRule(folderWidth, folder(21))).toEqual([
    'web/ui/form/  [folder-width]  21 files, and the limit is 20. Split the folder by subject.',
  ]);
});
