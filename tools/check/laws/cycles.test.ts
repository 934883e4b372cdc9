import { expect, test } from 'vitest';
import { noImportCycles } from './cycles.ts';
import { runRule } from './samples.ts';

test('files must not import each other in a cycle', async () => {
  expect(
    await runRule(noImportCycles, {
      'server/platform/db/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'server/platform/db/b.ts': "import { c } from './c.ts';\nexport const b = c;",
      'server/platform/db/c.ts': "import { a } from './a.ts';\nexport const c = a;",
      'server/platform/db/d.ts': "import { a } from './a.ts';\nexport const d = a;",
    }),
  ).toEqual([
    'server/platform/db/a.ts  [cycles]  these files import each other: server/platform/db/a.ts -> server/platform/db/b.ts -> server/platform/db/c.ts -> server/platform/db/a.ts. Move the shared code into a file below both.',
  ]);
});

test('types do not import each other in a circle either', async () => {
  expect(
    await runRule(noImportCycles, {
      'server/platform/db/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'server/platform/db/b.ts': "import { type A } from './a.ts';\nexport type B = A;",
    }),
  ).toEqual([
    'server/platform/db/a.ts  [cycles]  these files import each other: server/platform/db/a.ts -> server/platform/db/b.ts -> server/platform/db/a.ts. Move the shared code into a file below both.',
  ]);
});

test('rooms of one rank must not import each other in a cycle, not even by types', async () => {
  expect(
    await runRule(noImportCycles, {
      'server/candidates/queries.ts': "import type { Lot } from '#server/bidding/public.ts';",
      'server/bidding/queries.ts': "import { x } from '#server/candidates/public.ts';",
    }),
  ).toEqual([
    'server/bidding  [cycles]  these rooms import each other: bidding -> candidates -> bidding. Let one of them notify the other with an event.',
  ]);
});
