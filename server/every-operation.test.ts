import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '#contract/common/address.ts';
import type { Operation } from '#contract/common/operation.ts';
import { addresses, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationRole, AuthorizationWorld } from './platform/testing/authorization.ts';
import { createAuthorizationWorld } from './platform/testing/authorization-world.ts';

let world: AuthorizationWorld;
beforeAll(async () => {
  world = await createAuthorizationWorld();
}, 60_000);
afterAll(() => world.server.close());

const rightful = ({ access }: Operation): AuthorizationRole =>
  access === 'public' || access.agency !== undefined ? 'owner' : access.client !== undefined ? 'client' : 'provider';

const arranged = async (operation: Operation) => {
  const role = rightful(operation);
  const userId = world.people[role];
  const { tenantId } = await world.server.kit.db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const one = authorizationCases[operation.name];
  const at = addresses.find((each) => each.operation === operation.name);
  if (!one || !at) throw new Error(`The operation ${operation.name} has no case or no address.`);
  return {
    userId,
    at,
    one,
    input: await one.own(world, { role, userId, tenantId }),
    file: one.file ? { file: one.file } : {},
  };
};

/** How many rows each table has, but for those that count calls themselves. */
const rowCounts = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not like 'kysely%' and tablename not in ('session', 'idempotency') order by 1`.execute(
    world.server.kit.db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(world.server.kit.db);
    counts[name] = counted.rows[0]?.n ?? 0;
  }
  return counts;
};

const withCookies = new Set(
  Object.entries(authorizationCases)
    .filter(([, one]) => one.answers)
    .map(([name]) => name),
);

describe.each(
  operations
    .filter((one) => one.effect === 'write' && !withCookies.has(one.name))
    .map((one) => [one.name, one] as const),
)('%s', (name, operation) => {
  test('sent three times with one key it happens once, and answers the same three times', async () => {
    const { userId, at, input, file } = await arranged(operation);
    const key = `thrice-${name.replace(/\W/g, '-')}`;
    const send = (where: Address) => world.server.call(userId, where, input, { ...file, key });
    const first = await send(at);
    expect([200, 204]).toContain(first.status);
    const after = await rowCounts();
    const again = [await send(at), await send(at)];
    expect(again.map((one) => [one.status, one.body])).toEqual(again.map(() => [first.status, first.body]));
    expect(await rowCounts()).toEqual(after);
  });
});

test('the SQL of every operation is the one that was reviewed', async () => {
  const written: string[] = [];
  for (const operation of operations) {
    const { userId, at, input, file } = await arranged(operation);
    await world.server.call(operation.access === 'public' ? undefined : userId, at, input, file);
    written.push(
      `# ${operation.name}\n${world.server
        .statements()
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .join('\n')}\n`,
    );
  }
  await expect(written.join('\n')).toMatchFileSnapshot('../database/queries.snap');
});
