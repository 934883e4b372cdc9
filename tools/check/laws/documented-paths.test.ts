import { expect, test } from 'vitest';
import { documentedPaths } from './documented-paths.ts';
import { runRule } from './samples.ts';

test('a recipe or README names only files and folders that exist', async () => {
  expect(
    await runRule(documentedPaths, {
      'docs/recipes/job.md':
        '1. `server/board/jobs.ts`\n2. `server/candidates/jobs.ts`, `server/<room>/routes.ts` and `server/payments/`\n[field](field.md)',
      'server/README.md': 'Start with `board/job.ts` or `server/rooms.ts`.',
      'server/board/jobs.ts': '',
    }),
  ).toEqual([
    'docs/recipes/job.md:2  [documented-paths]  names server/candidates/jobs.ts, which does not exist. Name the file that has this code now.',
    'docs/recipes/job.md:2  [documented-paths]  names server/<room>/routes.ts, which does not exist. Name the file that has this code now.',
    'docs/recipes/job.md:2  [documented-paths]  names server/payments/, which does not exist. Name the file that has this code now.',
    'docs/recipes/job.md:3  [documented-paths]  names field.md, which does not exist. Name the file that has this code now.',
    'server/README.md:1  [documented-paths]  names board/job.ts, which does not exist. Name the file that has this code now.',
    'server/README.md:1  [documented-paths]  names server/rooms.ts, which does not exist. Name the file that has this code now.',
  ]);
});

test('paths count from the root or from the guide, with placeholders and signs of routes', async () => {
  expect(
    await runRule(documentedPaths, {
      'README.md':
        '[operations](docs/operations.md), ![picture](docs/pictures/board.png), `docs/`, `e2e/<room>`, <https://rolecall.example>',
      'docs/operations.md': 'Set `server/nowhere.ts`.',
      'docs/recipes/page.md':
        '[glossary](../operations.md#terms), `web/routes/(account)/register.tsx`, `web/routes/_app/clients/$clientId.tsx`',
      'docs/decisions/0001-old.md': '`server/long-gone.ts`',
      'e2e/README.md':
        '`board/board.spec.ts`, `/api/docs`, `npm run test:e2e -- e2e/team`, `platform/`, `reports/screens`',
      'e2e/board/board.spec.ts': '',
      'web/routes/(account)/register.tsx': '',
      'web/routes/_app/clients/$clientId.tsx': '',
    }),
  ).toEqual([]);
});
