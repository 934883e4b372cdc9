import { expect, test } from 'vitest';
import { pureRules, roomDependencies, noTestingImports } from './rooms.ts';
import { runRule } from './samples.ts';

test('a room imports rooms of its own rank or below', async () => {
  expect(
    await runRule(roomDependencies, {
      'server/engagements/commands/publish-engagement.ts': "import { bids } from '#server/bidding/public.ts';",
      'server/bidding/commands/place-bid.ts': "import { engagement } from '#server/engagements/public.ts';",
    }),
  ).toEqual([
    'server/engagements/commands/publish-engagement.ts:1  [rooms]  engagements (rank 2) imports bidding (rank 4). Higher rooms react to events: let bidding handle an event of engagements, or move the code up.',
  ]);
});

test('a room is imported only through its public file', async () => {
  expect(
    await runRule(roomDependencies, {
      'server/bidding/commands/place-bid.ts': "import { get } from '#server/engagements/queries.ts';",
      'web/bidding/pages/bid-page.tsx': "import { Stage } from '#web/engagements/parts/stage.tsx';",
      'contract/bidding/operations.ts': "import { get } from '#contract/engagements/operations.ts';",
    }),
  ).toEqual([
    'server/bidding/commands/place-bid.ts:1  [rooms]  server/engagements/queries.ts is inside the room engagements; from here only public.ts may be imported. Export what you need there.',
    'web/bidding/pages/bid-page.tsx:1  [rooms]  web/engagements/parts/stage.tsx is inside the room engagements; from here only public.tsx may be imported. Export what you need there.',
    'contract/bidding/operations.ts:1  [rooms]  contract/engagements/operations.ts is inside the room engagements; from here only its shapes, states and rules may be imported. Export what you need there.',
  ]);
});

test('tests and factories may use the factories of other rooms', async () => {
  const factory = "import { anEngagement } from '#server/engagements/factories.ts';";
  expect(
    await runRule(roomDependencies, {
      'server/bidding/factories.ts': factory,
      'server/bidding/commands/place-bid.test.ts': factory,
    }),
  ).toEqual([]);
  expect(await runRule(roomDependencies, { 'server/bidding/commands/place-bid.ts': factory })).toHaveLength(1);
});

test('the platform and the component set import no room', async () => {
  expect(
    await runRule(roomDependencies, {
      'server/platform/http/http.ts': "import { x } from '#server/identity/public.ts';",
      'web/ui/table/table.tsx': "import { x } from '#web/app/shell.tsx';",
    }),
  ).toEqual([
    'server/platform/http/http.ts:1  [rooms]  server/platform imports server/identity/public.ts, which is a layer above it (from the bottom: platform < rooms < simulator, demo < the floor itself, testing). Pass it in from above, or move it down.',
    'web/ui/table/table.tsx:1  [rooms]  web/ui imports web/app/shell.tsx, which is a layer above it (from the bottom: platform < ui < rooms < app < routes, the floor itself, testing). Pass it in from above, or move it down.',
  ]);
});

test('routes may use the parts of any room', async () => {
  expect(
    await runRule(roomDependencies, {
      'web/routes/board.tsx':
        "import { BoardPage } from '#web/board/pages/board-page.tsx';\nimport { Stage } from '#web/engagements/parts/stage.tsx';\nimport { words } from '#web/board/copy.ts';",
    }),
  ).toEqual([]);
});

test('the menu may use the copy of rooms to name their pages', async () => {
  const words = "import { words } from '#web/tenants/copy.ts';";
  expect(await runRule(roomDependencies, { 'web/app/menu.ts': words })).toEqual([]);
  expect(await runRule(roomDependencies, { 'web/board/client.ts': words })).toHaveLength(1);
});

test('the types of all tables and events are composed above the rooms and used below them', async () => {
  expect(
    await runRule(roomDependencies, {
      'server/database.ts': "import type { CandidateTables } from './candidates/tables.ts';",
      'server/platform/db/db.ts': "import type { Database } from '#server/database.ts';",
      'server/platform/events/payload.ts': "import type { EventPayloads } from '#server/event-payloads.ts';",
    }),
  ).toEqual([]);
  const schemas = { 'server/platform/events/payload.ts': "import { eventPayloads } from '#server/event-payloads.ts';" };
  expect(await runRule(roomDependencies, schemas)).toHaveLength(1);
});

test('the code that assembles the product for tests may import everything', async () => {
  const product = "import { createProduct } from '#server/app.ts';";
  expect(await runRule(roomDependencies, { 'server/testing/server.ts': product })).toEqual([]);
  expect(await runRule(roomDependencies, { 'server/platform/http/http.ts': product })).toHaveLength(1);
});

test('what is made for tests is not used by the product', async () => {
  const kit = "import { testKit } from '#server/testing/kit.ts';";
  expect(
    await runRule(noTestingImports, {
      'server/board/queries.ts': kit,
      'server/board/commands/stage-candidate.ts': "import { aBoard } from '../factories.ts';",
      'server/platform/http/http.ts': kit,
      'server/demo/demo.ts': kit,
      'server/main.ts': kit,
      'server/board/queries.test.ts': kit,
      'server/board/factories.ts': kit,
      'server/board/authorization.cases.ts': kit,
    }),
  ).toEqual([
    'server/board/queries.ts:1  [testing-only]  server/testing/kit.ts is only for tests. Product code belongs in a command, a query or the platform.',
    'server/board/commands/stage-candidate.ts:1  [testing-only]  server/board/factories.ts is only for tests. Product code belongs in a command, a query or the platform.',
    'server/platform/http/http.ts:1  [testing-only]  server/testing/kit.ts is only for tests. Product code belongs in a command, a query or the platform.',
    'server/demo/demo.ts:1  [testing-only]  server/testing/kit.ts is only for tests. Product code belongs in a command, a query or the platform.',
    'server/main.ts:1  [testing-only]  server/testing/kit.ts is only for tests. Product code belongs in a command, a query or the platform.',
  ]);
  expect(await runRule(roomDependencies, { 'server/board/factories.ts': kit })).toEqual([]);
});

test('a rule is pure: it imports only contract and its neighbours', async () => {
  expect(
    await runRule(pureRules, {
      'server/bidding/rules/rank.ts':
        "import { Lot } from '#contract/bidding/states.ts';\nimport { step } from './step.ts';\nimport { boardLexeme } from '#database/search-lexemes.ts';\nimport { clock } from '#server/platform/clock/clock.ts';",
    }),
  ).toEqual([
    "server/bidding/rules/rank.ts:4  [pure-rules]  a rule imports '#server/platform/clock/clock.ts'. Rules import only contract/ and their room's copy.ts and kinds.ts: pass what it needs as an argument, and load it in the command.",
  ]);
});
