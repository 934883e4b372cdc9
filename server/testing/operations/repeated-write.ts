import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestServer } from '../server-on.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import { permittedCall, type TestedOperation } from './subject.ts';

// These tables count the calls themselves.
const countingCalls = ['session', 'idempotency', 'rate_limit', 'test_written'];

/** Counts the rows in all tables, in one statement. */
const rowCounts = async ({ kit }: TestServer): Promise<Record<string, number>> => {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not like 'kysely%' and tablename <> all(${countingCalls}) order by 1`.execute(kit.db);
  const counts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*) as n from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(kit.db);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
};

/** The operation whose response is a new secret each time, so that no secret is shown twice. */
const showsAnew = 'identity.beginSecondFactor';

/**
 * Whether an operation is a write that can be repeated here. One that needs a browser's cookies never succeeds here.
 */
export const isRepeatable = ({ operation, case_ }: TestedOperation): boolean =>
  operation.effect === 'write' && case_.answers === undefined && operation.name !== showsAnew;

/** Tests that a write which is sent three times with one idempotency key takes effect once. */
export const testRepeatedWrite = (world: () => AuthorizationWorld, tested: TestedOperation): void => {
  const { operation, at, file } = tested;
  test('a write sent three times with one key takes effect once and gets the same response each time', async () => {
    const { server } = world();
    const { userId, input } = await permittedCall(world(), tested);
    const send = () => server.call(userId, at, input, { ...file, key: `thrice-${operation.name.replace(/\W/g, '-')}` });
    const first = await send();
    expect([200, 204]).toContain(first.status);
    const after = await rowCounts(server);
    const again = [await send(), await send()];
    expect(again.map((one) => [one.status, one.body])).toEqual(again.map(() => [first.status, first.body]));
    expect(await rowCounts(server)).toEqual(after);
  });
};
