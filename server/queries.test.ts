import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { permittedCall, testedOperations, type TestedOperation } from './testing/operations/tested-operations.ts';
import { isTestedRoom, roomOfOperation } from './testing/operations/tested-rooms.ts';
import { formatSql } from './testing/format-sql.ts';

const folder = join(import.meta.dirname, '../database/queries');
const advice = 'If the change of SQL is meant, run "npm run queries" and review what it changes in database/queries/.';

const operationsByRoom = Map.groupBy(testedOperations(authorizationCases), ({ operation }) =>
  roomOfOperation(operation.name),
);

/** Calls an operation on the caller's own record, and returns the statements that the call executes. */
const statementsOf = async (world: AuthorizationWorld, tested: TestedOperation): Promise<readonly string[]> => {
  const { operation, at, file } = tested;
  const { userId, input } = await permittedCall(world, tested);
  await world.server.call(operation.access === 'public' ? undefined : userId, at, input, file);
  return world.server.statements();
};

// Each room gets its own world, so that its SQL doesn't depend on the order of the tests.
test.each([...operationsByRoom].filter(([room]) => isTestedRoom(room)))(
  'the SQL of %s matches the reviewed snapshot',
  { timeout: 120_000 },
  async (room, ofRoom) => {
    const world = await createAuthorizationWorld();
    onTestFinished(() => world.server.close());
    const written: string[] = [];
    for (const tested of ofRoom) {
      const statements = (await statementsOf(world, tested)).map(formatSql);
      written.push(`-- ${[tested.operation.name, ...statements].join('\n\n')}\n`);
    }
    await expect(written.join('\n\n'), advice).toMatchFileSnapshot(join(folder, `${room}.sql`));
  },
);

test('a removed room has no snapshot', () => {
  const left = readdirSync(folder).filter((file) => !operationsByRoom.has(basename(file, '.sql')));
  expect(left, 'Delete these files from database/queries/.').toEqual([]);
});
