import { expect, test } from 'vitest';
import type { AuthorizationWorld } from '../authorization.ts';
import type { WriteRecorder } from '../generated/write-recorder.ts';
import { permittedCall, type TestedOperation } from './tested-operations.ts';

// Tables that change with every call, even a repeated one.
const countingCalls = ['session', 'idempotency'];

/** The operation whose response is a new secret each time, so that no secret is shown twice. */
const showsAnew = 'identity.beginSecondFactor';

/**
 * Whether an operation is a write that can be repeated here. An operation that needs a browser's cookies never succeeds
 * here.
 */
export const isRepeatable = ({ operation, case_ }: TestedOperation): boolean =>
  operation.effect === 'write' && case_.answers === undefined && operation.name !== showsAnew;

/** Tests that a write sent three times with one idempotency key takes effect once. */
export const testRepeatedWrite = (
  world: () => AuthorizationWorld,
  written: () => WriteRecorder,
  tested: TestedOperation,
): void => {
  const { operation, at, file } = tested;
  test('a write sent three times with one key takes effect once and gets the same response each time', async () => {
    const { server } = world();
    const { userId, input } = await permittedCall(world(), tested);
    const send = () => server.call(userId, at, input, { ...file, key: `thrice-${operation.name.replace(/\W/g, '-')}` });
    const first = await send();
    expect([200, 204]).toContain(first.status);
    await written()();
    const again = [await send(), await send()];
    expect(again.map((one) => [one.status, one.body])).toEqual(again.map(() => [first.status, first.body]));
    expect((await written()()).filter((table) => !countingCalls.includes(table))).toEqual([]);
  });
};
