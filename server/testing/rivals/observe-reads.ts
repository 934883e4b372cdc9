import type { LightMyRequestResponse } from 'fastify';
import type { Operation } from '#contract/common/operation.ts';
import { wireRequest } from '#contract/common/wire.ts';
import { endpoints, operations } from '#contract/registry.ts';
import { authorizationCases } from '../../authorization.cases.ts';
import type { AuthorizationRole, AuthorizationWorld } from '../authorization.ts';
import type { Observation, Snapshot } from './detect-leaks.ts';

export interface Observer {
  role: AuthorizationRole;
  userId: string;
  tenantId: string;
  side: 'agency' | 'client' | 'provider';
}

export const mayCall = ({ access }: Operation, side: Observer['side']): boolean =>
  access === 'public' || access[side] !== undefined;

export const caseOf = (operation: Operation) => {
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
 * A response without its request id, its timestamp and the remaining rate limit; its length adds nothing to its body.
 */
const snapshotOf = ({ statusCode, headers, body, rawPayload }: LightMyRequestResponse): Snapshot => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|content-length|x-ratelimit-(remaining|reset))$/.test(name)),
  ),
  body: parsed(body, rawPayload),
});

/** Every read that an observer may call, with each of the inputs that `inputsOf` derives from that of its case. */
export const observeReads = async (
  world: AuthorizationWorld,
  observer: Observer,
  inputsOf: (operation: Operation, own: object) => Readonly<Record<string, object>>,
): Promise<Observation[]> => {
  const { kit } = world.server;
  // One session until the clock moves, so that each observation is one call. A token is valid for a few minutes.
  let session = { at: 0, token: Promise.resolve('') };
  const tokenNow = (): Promise<string> => {
    const at = kit.clock.now().getTime();
    if (at !== session.at) session = { at, token: world.server.bearer(observer.userId) };
    return session.token;
  };
  const all: Observation[] = [];
  for (const operation of operations) {
    // A stream does not end; the tests of the broadcast cover its audience.
    if (operation.effect !== 'read' || !mayCall(operation, observer.side) || operation.stream) continue;
    const { one, at } = caseOf(operation);
    const own = await one.own(world, observer);
    for (const [name, input] of Object.entries(inputsOf(operation, own))) {
      const wire = wireRequest(at, { ...input }, observer);
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

/** Runs the enqueued jobs and those that they enqueue: notifications, emails, parsed documents. */
export const runEnqueued = async ({ server: { kit, product } }: AuthorizationWorld): Promise<void> => {
  while (kit.enqueued.length > 0) {
    for (const { queue, data } of kit.enqueued.splice(0)) {
      const job = product.jobs.find((one) => one.queue === queue);
      if (!job) throw new Error(`No job handles ${queue}.`);
      await job.run(data);
    }
  }
};
