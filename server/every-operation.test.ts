import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOf, wireName, type Address } from '#contract/common/address.ts';
import type { Operation } from '#contract/common/operation.ts';
import { problemShape } from '#contract/common/problem.ts';
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

const bad: readonly (readonly [string, unknown])[] = [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['a text of 20,000 characters', 'a'.repeat(20_000)],
  ['another type', 12.5],
  ['null', null],
  ['a list', [['a\0b'], { a: 'b' }]],
  ['a record', { a: { 'b\0': 'c\ud800' } }],
];

/** Half a character cannot be written into an address; of the others some only become another text there. */
const canBeSent = (at: Address, field: string, value: unknown): boolean =>
  placeOf(at, field) !== 'path' || typeof value !== 'string' || value.isWellFormed();

describe.each(
  operations.filter((one) => Object.keys(one.input.shape).length > 0).map((one) => [one.name, one] as const),
)('%s', (_name, operation) => {
  test.each(Object.keys(operation.input.shape))(
    'whatever stands in %s, the answer is no fault, and a refusal names the field',
    async (field) => {
      const { userId, at, input, file } = await arranged(operation);
      for (const [what, value] of bad.filter(([, one]) => canBeSent(at, field, one))) {
        const answered = await world.server.call(
          operation.access === 'public' ? undefined : userId,
          at,
          { ...input, [field]: value },
          file,
        );
        expect([what, answered.status < 500, answered.body]).toEqual([what, true, answered.body]);
        if (answered.status < 400) continue;
        const { code, fields, message } = problemShape.parse(answered.body);
        const said = [message, ...fields.map((one) => one.message)].join(' ');
        expect([what, said]).toEqual([what, expect.not.stringMatching(/invalid|expected|too (big|small)/i)]);
        if (code !== 'invalid-input') continue;
        const named = fields.map((one) => one.field.split('.')[0]);
        expect([what, named]).toEqual([what, expect.arrayContaining([wireName(at, field)])]);
      }
    },
  );
});
