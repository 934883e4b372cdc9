import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Operation } from '#contract/common/operation.ts';
import { addresses, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationWorld } from './platform/testing/authorization.ts';
import { createAuthorizationWorld } from './platform/testing/authorization-world.ts';
import { readableSql } from './platform/testing/readable-sql.ts';

const folder = join(import.meta.dirname, '../database/queries');
const advice = 'If the change of SQL is meant, run "npm run queries" and review what it changes in database/queries/.';

const operationsByRoom = Map.groupBy(operations, ({ name }) => name.slice(0, name.indexOf('.')));

/** Calls an operation on a record of the caller's own, and gives the statements that the call sent. */
const statementsOf = async (world: AuthorizationWorld, operation: Operation): Promise<readonly string[]> => {
  const { access, name } = operation;
  const isAgency = access === 'public' || access.agency !== undefined;
  const role = isAgency ? 'owner' : access.client !== undefined ? 'client' : 'provider';
  const userId = world.people[role];
  const { tenantId } = await world.server.kit.db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const one = authorizationCases[name];
  const at = addresses.find((each) => each.operation === name);
  if (!one || !at) throw new Error(`The operation ${name} has no case or no address.`);
  const input = await one.own(world, { role, userId, tenantId });
  await world.server.call(access === 'public' ? undefined : userId, at, input, one.file ? { file: one.file } : {});
  return world.server.statements();
};

const isAsked = (room: string): boolean => inject('testRooms').length === 0 || inject('testRooms').includes(room);

// Each room has a world of its own, so that its SQL is the same alone, in another order and beside other tests.
test.each([...operationsByRoom].filter(([room]) => isAsked(room)))(
  'the SQL of %s is the one that was reviewed',
  { timeout: 120_000 },
  async (room, ofRoom) => {
    const world = await createAuthorizationWorld();
    onTestFinished(() => world.server.close());
    const written: string[] = [];
    for (const operation of ofRoom) {
      const statements = (await statementsOf(world, operation)).map(readableSql);
      written.push(`-- ${[operation.name, ...statements].join('\n\n')}\n`);
    }
    await expect(written.join('\n\n'), advice).toMatchFileSnapshot(join(folder, `${room}.sql`));
  },
);

test('no snapshot is left of a room that is gone', () => {
  const left = readdirSync(folder).filter((file) => !operationsByRoom.has(basename(file, '.sql')));
  expect(left, 'Delete these files from database/queries/.').toEqual([]);
});
