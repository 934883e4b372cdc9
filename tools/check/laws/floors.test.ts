import { expect, test } from 'vitest';
import { floorDependencies } from './floors.ts';
import { runRule } from './samples.ts';

test('server and web share only contract', async () => {
  expect(
    await runRule(floorDependencies, {
      'server/board/queries.ts': "import { Button } from '#web/ui/button/button.tsx';",
      'web/board/client.ts': "import type { Db } from '../../server/platform/db/db.ts';",
    }),
  ).toEqual([
    'server/board/queries.ts:1  [floors]  server imports web/ui/button/button.tsx. server and web meet only in contract/: move what both need there.',
    'web/board/client.ts:1  [floors]  web imports server/platform/db/db.ts. web and server meet only in contract/: move what both need there.',
  ]);
});

test('of the database, a room of the server imports the names of lexemes alone', async () => {
  expect(
    await runRule(floorDependencies, {
      'server/board/queries.ts':
        "import { boardLexeme } from '#database/search-lexemes.ts';\nimport { migrate } from '#database/migrate.ts';",
    }),
  ).toEqual([
    'server/board/queries.ts:2  [floors]  server imports database/migrate.ts. server and web meet only in contract/: move what both need there.',
  ]);
});

test('contract imports zod and nothing else, but for the catalogues of its messages', async () => {
  expect(
    await runRule(floorDependencies, {
      'contract/board/shapes.ts': "import { z } from 'zod';\nimport { readFileSync } from 'node:fs';",
      'contract/board/rules.ts': "import { x } from '#server/board/public.ts';",
      'contract/common/copy.ts': "import { i18n } from '@lingui/core';",
      'contract/common/paging.ts': "import { i18n } from '@lingui/core';",
      'contract/board/rules.test.ts': "import { test } from 'vitest';\nimport fc from 'fast-check';",
    }),
  ).toEqual([
    "contract/board/shapes.ts:2  [floors]  contract imports 'node:fs', but it may import zod and nothing else. Code that needs more belongs in server/ or web/.",
    'contract/board/rules.ts:1  [floors]  contract imports server/board/public.ts. What both sides need moves down into contract/; the rest stays above it.',
    "contract/common/paging.ts:1  [floors]  contract imports '@lingui/core', but it may import zod and nothing else. Code that needs more belongs in server/ or web/.",
  ]);
});

test('a journey changes data over HTTP, never by SQL, and imports no internals of the product', async () => {
  expect(
    await runRule(floorDependencies, {
      'e2e/actors/sign-in.ts': "import { signIn } from '#server/simulator/http-actor.ts';",
      'e2e/board/look.spec.ts': "import pg from 'pg';\nimport { apply } from '#server/applications/commands/apply.ts';",
    }),
  ).toEqual([
    "e2e/board/look.spec.ts:1  [floors]  e2e imports 'pg'. A journey changes the world over HTTP, with a token of the one who does it (e2e/actors), never by SQL.",
    'e2e/board/look.spec.ts:2  [floors]  e2e imports server/applications/commands/apply.ts. A journey meets the product as a person does: through the browser or over HTTP, by e2e/actors and e2e/worlds.',
  ]);
});

test('a proof may use the infrastructure below the product, but no room', async () => {
  expect(
    await runRule(floorDependencies, {
      'e2e/proofs/kill.spec.ts':
        "import pg from 'pg';\nimport { apply } from '#server/applications/commands/apply.ts';",
      'e2e/proofs/parts/database.ts':
        "import { findBinaries } from '#server/platform/postgres/binaries.ts';\nimport { migrate } from '#database/migrate.ts';",
    }),
  ).toEqual([
    'e2e/proofs/kill.spec.ts:2  [floors]  e2e imports server/applications/commands/apply.ts. A journey meets the product as a person does: through the browser or over HTTP, by e2e/actors and e2e/worlds.',
  ]);
});

test('server code is not imported by the web', async () => {
  expect(await runRule(floorDependencies, { 'web/board/client.ts': "import { sql } from 'kysely';" })).toEqual([
    "web/board/client.ts:1  [floors]  web imports 'kysely', which runs on the server. Ask the server through an operation of contract/.",
  ]);
});

test("only the server's start imports the database floor, and tests of either may use both", async () => {
  const migrate = "import { migrate } from '#database/migrate.ts';";
  expect(
    await runRule(floorDependencies, {
      'server/main.ts': migrate,
      'server/board/queries.test.ts': migrate,
      'server/testing/database/test-setup.ts': migrate,
    }),
  ).toEqual([]);
  expect(await runRule(floorDependencies, { 'server/board/queries.ts': migrate })).toHaveLength(1);
  const demo = "import { makeDemo } from '#server/demo/demo.ts';";
  expect(await runRule(floorDependencies, { 'database/row-security.test.ts': demo })).toEqual([]);
  expect(await runRule(floorDependencies, { 'database/migrations/0001-scope.ts': demo })).toHaveLength(1);
});
