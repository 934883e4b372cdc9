import type { LightMyRequestResponse } from 'fastify';
import type { Operation } from '#contract/common/operation.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import { endpoints, operations } from '#contract/registry.ts';
import { authorizationCases } from '../../authorization.cases.ts';
import type { AuthorizationRole, AuthorizationWorld } from '../authorization.ts';
import { isTestedRoom, roomOfOperation } from '../operations/tested-rooms.ts';
import type { ObservedRead, ResponseSnapshot } from './detect-leaks.ts';

export interface Observer {
  role: AuthorizationRole;
  userId: string;
  tenantId: string;
  side: 'agency' | 'client' | 'provider';
}

export const isOperationOpenTo = ({ access }: Operation, side: Observer['side']): boolean =>
  access === 'public' || access[side] !== undefined;

export const findCase = (operation: Operation) => {
  const one = authorizationCases[operation.name];
  const at = endpoints.find((each) => each.operation === operation.name);
  if (!one || !at) throw new Error(`The operation ${operation.name} has no case or no address.`);
  return { one, at };
};

const parsed = (text: string, bytes: Buffer): unknown => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'requestId' in body ? { ...body, requestId: '' } : body;
  } catch {
    return bytes.toString('base64');
  }
};

/**
 * Returns a response without its request id, timestamp and remaining rate limit. Its length is left out because it
 * follows from the body.
 */
const snapshotOf = ({ statusCode, headers, body, rawPayload }: LightMyRequestResponse): ResponseSnapshot => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|content-length|x-ratelimit-(remaining|reset))$/.test(name)),
  ),
  body: parsed(body, rawPayload),
});

/**
 * Returns every read of the tested rooms that an observer may call, once for each input that `inputsOf` derives from the
 * input of its case.
 */
export const observeReads = async (
  world: AuthorizationWorld,
  observer: Observer,
  inputsOf: (operation: Operation, own: object) => Readonly<Record<string, object>>,
): Promise<ObservedRead[]> => {
  const { kit } = world.server;
  // Observations share a session until the clock moves, so that each of them makes only one call. A token is valid for
  // only a few minutes.
  let session = { at: 0, token: Promise.resolve('') };
  const tokenNow = (): Promise<string> => {
    const at = kit.clock.now().getTime();
    if (at !== session.at) session = { at, token: world.server.bearer(observer.userId) };
    return session.token;
  };
  const all: ObservedRead[] = [];
  for (const operation of operations) {
    // Streams never end, so they are left out. The broadcast's own tests cover their audience.
    if (operation.effect !== 'read' || !isOperationOpenTo(operation, observer.side) || operation.stream) continue;
    if (!isTestedRoom(roomOfOperation(operation.name))) continue;
    const { one, at } = findCase(operation);
    const own = await one.own(world, observer);
    for (const [name, input] of Object.entries(inputsOf(operation, own))) {
      const wire = buildWireRequest(at, { ...input }, observer);
      const see = async () =>
        snapshotOf(
          await world.server.product.app.inject({
            method: wire.method as 'GET',
            url: wire.url,
            headers: { ...wire.headers, authorization: `Bearer ${await tokenNow()}` },
            ...(wire.body ? { payload: wire.body } : {}),
          }),
        );
      all.push({ operation: operation.name, at: name, see });
    }
  }
  return all;
};

/** Runs the enqueued jobs and all jobs that these enqueue: notifications, emails, parsed documents. */
export const runEnqueuedJobs = async ({ server: { kit, product } }: AuthorizationWorld): Promise<void> => {
  while (kit.enqueued.length > 0) {
    for (const { queue, data } of kit.enqueued.splice(0)) {
      const job = product.jobs.find((one) => one.queue === queue);
      if (!job) throw new Error(`No job handles ${queue}.`);
      await job.run(data);
    }
  }
};
