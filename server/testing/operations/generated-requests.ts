import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { AuthorizationWorld } from '../authorization.ts';
import { createResponseValidator } from '../generated/response-validator.ts';
import { callerNames, type CallerName } from '../generated/plan.ts';
import { createRequestSender } from '../generated/send.ts';
import {
  findContractViolation,
  type RequestCaller,
  type TestBed,
  type OperationUnderTest,
} from '../generated/find-contract-violation.ts';
import { createWriteRecorder } from '../generated/write-recorder.ts';
import { callerOf, permittedRole, type TestedOperation } from './tested-operations.ts';

/**
 * The tables to which a refusal deliberately writes: failed sign-ins are counted and refused bids noted. Other refusals
 * write nothing.
 */
const traces: Readonly<Record<string, readonly string[]>> = {
  'identity.signIn': ['identity_record', 'credential'],
  'identity.beginPasskey': ['identity_record'],
  'identity.removePasskey': ['identity_record'],
  'identity.confirmPassword': ['identity_record'],
  'identity.changePassword': ['identity_record'],
  'identity.confirmSecondFactor': ['identity_record'],
  'identity.endSecondFactor': ['identity_record'],
  'bidding.placeBid': ['bid_note'],
};

const strangers = { userId: undefined, tenantId: undefined };

/** Opens a session for each caller and starts to record writes. */
export const createTestBed = async (world: AuthorizationWorld): Promise<TestBed> => {
  const { server } = world;
  const known = new Map<CallerName, RequestCaller>([
    ['nobody', { ...strangers, authorization: undefined }],
    ['bad-token', { ...strangers, authorization: 'Bearer a.b\u00e9.c' }],
  ]);
  for (const name of callerNames) {
    if (name === 'nobody' || name === 'bad-token') continue;
    const { userId, tenantId } = await callerOf(world, name);
    known.set(name, { userId, tenantId, authorization: `Bearer ${await server.bearer(userId)}` });
  }
  const caller = (name: CallerName): RequestCaller => {
    const one = known.get(name);
    if (!one) throw new Error(`There is no caller ${name}.`);
    return one;
  };
  const document = await server.product.app.inject('/api/openapi.json');
  const written = await createWriteRecorder(server.kit.db, join(server.dataDir, 'files'));
  return {
    send: createRequestSender(server.product.app),
    caller,
    judge: createResponseValidator(document.json()),
    written,
  };
};

const subjectOf = (world: AuthorizationWorld, { operation, endpoints, case_ }: TestedOperation): OperationUnderTest => {
  const role = permittedRole(operation);
  return {
    operation,
    endpoints,
    rightful: role,
    own: async () => case_.own(world, await callerOf(world, role)),
    others: async () => (await case_.other?.(world, await callerOf(world, role))) ?? {},
    file: case_.file,
    answers: case_.answers,
    traces: traces[operation.name] ?? [],
  };
};

/**
 * Tests each of an operation's endpoints with requests generated from the contract alone, by users on every side. A
 * failure reports its seed, and GENERATED_SEED=… repeats it.
 */
export const testGeneratedRequests = (
  world: () => AuthorizationWorld,
  ground: () => TestBed,
  tested: TestedOperation,
): void => {
  const { seed, cases } = inject('generated');
  test(
    'responds to every request within its contract, and a refusal writes nothing',
    async () => {
      expect(await findContractViolation(ground(), subjectOf(world(), tested), { seed, cases })).toBeUndefined();
    },
    30_000 + cases * 500,
  );
};
