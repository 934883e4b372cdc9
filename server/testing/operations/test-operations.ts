import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { AuthorizationCase, AuthorizationWorld } from '../authorization.ts';
import { createAuthorizationWorld } from '../authorization-world.ts';
import type { TestBed } from '../generated/find-contract-violation.ts';
import { createWriteRecorder, type WriteRecorder } from '../generated/write-recorder.ts';
import { testAuthorization } from './authorization-table.ts';
import { hasFields, testBadValues } from './bad-values.ts';
import { createTestBed, testGeneratedRequests } from './generated-requests.ts';
import { isRepeatable, testRepeatedWrite } from './repeated-write.ts';
import { testedOperations, type TestedOperation } from './tested-operations.ts';

/** Creates a separate world for each kind of test, so that the tests don't affect each other. */
const inOwnWorld = (
  begun: (world: AuthorizationWorld) => Promise<void> = async () => {},
): (() => AuthorizationWorld) => {
  let world: AuthorizationWorld;
  beforeAll(async () => {
    world = await createAuthorizationWorld();
    await begun(world);
  }, 60_000);
  afterAll(() => world.server.close());
  return () => world;
};

/**
 * Tests every operation of a room: authorization; repeated writes, which must take effect only once; bad values, which
 * must be refused clearly; and generated requests, which must get responses that conform to the contract.
 */
export const testOperations = (cases: Readonly<Record<string, AuthorizationCase>>): void => {
  const tested = testedOperations(cases);
  const ofEach = (those: readonly TestedOperation[], test: (one: TestedOperation) => void): void =>
    describe.each(those.map((one) => [one.operation.name, one] as const))('%s', (_name, one) => {
      test(one);
    });

  describe('authorization', () => {
    const world = inOwnWorld();
    ofEach(tested, (one) => testAuthorization(world, one));
  });

  describe('inputs', () => {
    let written: WriteRecorder;
    const world = inOwnWorld(async ({ server }) => {
      written = await createWriteRecorder(server.kit.db, join(server.dataDir, 'files'));
    });
    ofEach(tested.filter(isRepeatable), (one) => testRepeatedWrite(world, () => written, one));
    ofEach(tested.filter(hasFields), (one) => testBadValues(world, one));
  });

  describe('generated requests', () => {
    let ground: TestBed;
    const world = inOwnWorld(async (made) => {
      ground = await createTestBed(made);
    });
    ofEach(tested, (one) => testGeneratedRequests(world, () => ground, one));
  });
};
