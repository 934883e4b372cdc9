import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import { noDirectClockAccess, noDirectEnvironmentAccess, sqlOnlyInQueries } from './surroundings.ts';

test('the environment is read only in platform/config', async () => {
  expect(
    await runRule(noDirectEnvironmentAccess, {
      'server/board/queries.ts': 'export const limit = process.env.LIMIT;',
      'server/platform/mail/mail.ts': "import { env } from 'node:process';",
      'server/board/jobs.ts': "const { env } = process;\nexport const b = globalThis.process['env'];",
      'web/board/client.ts': 'export const base = import.meta.env.BASE;',
      'server/platform/config/config.ts': 'export const port = process.env.PORT;',
    }),
  ).toEqual([
    'server/board/queries.ts:1  [environment]  process.env is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.',
    "server/platform/mail/mail.ts:1  [environment]  env of 'node:process' is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.",
    'server/board/jobs.ts:1  [environment]  process.env is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.',
    'server/board/jobs.ts:2  [environment]  process.env is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.',
    'web/board/client.ts:1  [environment]  import.meta.env is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.',
  ]);
});

test('the clock is read only in platform/clock', async () => {
  expect(
    await runRule(noDirectClockAccess, {
      'server/board/commands/stage-candidate.ts': 'export const at = new Date();',
      'web/board/parts/deadline.tsx': 'export const left = (end: number) => end - Date.now();',
      'contract/board/rules.ts': 'export const now = Date.now;',
      'web/platform/clock.ts': 'export const now = () => new Date();',
      'server/board/queries.ts': 'export const day = (text: string) => new Date(text);\nperformance.now();',
    }),
  ).toEqual([
    'server/board/commands/stage-candidate.ts:1  [clock]  new Date() is read here. The clock is read only in server/platform/clock: take the time, or the clock, as an argument.',
    'web/board/parts/deadline.tsx:1  [clock]  Date.now is read here. The clock is read only in web/platform/clock.ts: import it, or take the time as an argument.',
    'contract/board/rules.ts:1  [clock]  Date.now is read here. The clock is read only in server/platform/clock: take the time, or the clock, as an argument.',
  ]);
});

test('SQL is allowed only in commands and queries', async () => {
  const query = "import { sql } from 'kysely';\nexport const read = (db: Db) => db.selectFrom('lot').execute();";
  const says = (what: string): string =>
    `${what} is SQL in the wrong file. Writes belong in commands/<verb-noun>.ts, reads in queries.ts; call those from here.`;
  expect(
    await runRule(sqlOnlyInQueries, {
      'server/bidding/routes.ts': query,
      'server/bidding/policy.ts': "export const lots = 'select id from lot where id = $1';",
      'server/bidding/queries.ts': query,
      'server/bidding/queries/lots.ts': query,
      'server/bidding/commands/place-bid.ts': query,
    }),
  ).toEqual([
    `server/bidding/routes.ts:2  [sql]  ${says('.selectFrom(…)')}`,
    `server/bidding/routes.ts:1  [sql]  ${says("the import of 'kysely'")}`,
    `server/bidding/policy.ts:1  [sql]  ${says('a statement in a string')}`,
  ]);
});
