import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/platform/db/db.ts';
import { openReplica, type Replica } from '#server/platform/db/replica.ts';
import { makeSession, makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { commit } from './open.ts';
import { inSessionScopeOnReplica, hasReplica } from './read-from-replica.ts';
import type { UserScope } from './scope.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

/** A replica that is always current: a read-only transaction on the same database. */
const currentReplica = () => {
  const failures: unknown[] = [];
  const replica: Replica = {
    begin: () => kit.db.startTransaction().setAccessMode('read only').execute(),
    countFailure: (error) => void failures.push(error),
    lagSeconds: () => 0,
    reads: () => ({ replica: 0, primary: 0 }),
    close: () => Promise.resolve(),
  };
  return { replica, failures };
};

const agencySession = async (): Promise<string> => {
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const user = await makeUser(kit.db, { tenantId: agency.id });
  return makeSession(kit.db, user.id);
};

const isReadOnly = async (scope: UserScope | undefined): Promise<{ readOnly: boolean; tenant: string } | undefined> => {
  if (!scope) return undefined;
  const { rows } = await sql<{ readOnly: boolean; tenant: string }>`
    select current_setting('transaction_read_only') = 'on' as read_only, app.tenant()::text as tenant`.execute(
    scope.db,
  );
  return rows[0];
};

const recordExport = (scope: UserScope): Promise<void> =>
  scope.emit({ kind: 'audit-log.exported', supplierId: scope.tenantId, data: { entries: 1, format: 'csv' } });

const countExports = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from event where kind = 'audit-log.exported'`.execute(
    kit.db,
  );
  return rows[0]?.n ?? 0;
};

test('queries read the replica with the rights of the caller, and events are recorded on the primary', async () => {
  const { replica, failures } = currentReplica();
  const before = await countExports();
  const read = await inSessionScopeOnReplica({ ...kit.source, replica }, await agencySession(), async (scope) => {
    if (!scope) throw new Error('There is no session.');
    await recordExport(scope);
    return commit({ of: scope.tenantId, ...(await isReadOnly(scope)) });
  });
  expect(read).toEqual({ of: read.of, readOnly: true, tenant: read.of });
  expect(failures).toEqual([]);
  expect(await countExports()).toBe(before + 1);
});

test('a call that fails on the replica is repeated on the primary as a whole, and records its event once', async () => {
  const { replica, failures } = currentReplica();
  const before = await countExports();
  const read = await inSessionScopeOnReplica({ ...kit.source, replica }, await agencySession(), async (scope) => {
    if (!scope) throw new Error('There is no session.');
    await recordExport(scope);
    const { readOnly } = (await isReadOnly(scope)) ?? {};
    if (readOnly) throw new Error('canceling statement due to conflict with recovery');
    return commit(readOnly);
  });
  expect(read).toBe(false);
  expect(failures).toEqual([expect.objectContaining({ message: 'canceling statement due to conflict with recovery' })]);
  expect(await countExports()).toBe(before + 1);
});

test('a session that has ended is found on the primary', async () => {
  const { replica } = currentReplica();
  const work = (scope: UserScope | undefined) => Promise.resolve(commit(scope));
  expect(await inSessionScopeOnReplica({ ...kit.source, replica }, 'no-such-session', work)).toBeUndefined();
});

test('a server that is not a replica is never read', async () => {
  const connections = connect(kit.databaseUrl, 2, () => undefined);
  const replica = openReplica({ primary: kit.db, connections, maxLagMs: 5, log: kit.source.log, measureEveryMs: 5 });
  const source = { ...kit.source, replica };
  expect(hasReplica(source)).toBe(true);
  for (let n = 0; n < 3; n += 1) {
    const read = await inSessionScopeOnReplica(source, await agencySession(), async (scope) =>
      commit(await isReadOnly(scope)),
    );
    expect(read?.readOnly).toBe(false);
  }
  expect(replica.reads()).toEqual({ replica: 0, primary: 3 });
  await replica.close();
});
