import type { Operation } from '#contract/common/operation.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import { endpoints } from '#contract/registry.ts';
import { authorizationCases } from '#server/authorization.cases.ts';
import { bearerFor } from '#server/identity/factories.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationWorld } from '#server/testing/authorization.ts';
import { multipart, multipartType } from '#server/testing/multipart.ts';
import { permittedRole } from '#server/testing/operations/tested-operations.ts';
import { tenantOfRole } from './case-world.ts';
import type { PreparedCall } from './load.ts';

/**
 * Operations that the product allows only a few times. Further calls are refused, but a refusal takes the same lock, so
 * it counts as an answer. `changeView` and `createArea` repeat the same change, which is refused as well.
 */
const refusedWhenRepeated: Readonly<Record<string, number>> = {
  'board.saveView': 409,
  'board.changeView': 409,
  'candidates.saveView': 409,
  'candidates.changeView': 409,
  'opportunities.saveSearch': 409,
  'engagements.saveDraft': 409,
  'profile.createArea': 409,
  'identity.confirmSecondFactor': 429,
  'identity.endSecondFactor': 429,
  'identity.beginPasskey': 429,
  'identity.removePasskey': 429,
};

/**
 * Prepares calls of an operation, each with its own input, session and key, from the authorization case that shows who
 * may call it. Throws if the operation has no case. If `caller` is given, the same input is sent by this other user of
 * the tenant.
 */
export const callGenerator = (
  world: AuthorizationWorld,
  config: Config,
  operation: Operation,
  caller?: string,
): (() => Promise<PreparedCall>) => {
  const one = authorizationCases[operation.name];
  const at = endpoints.find((each) => each.operation === operation.name);
  if (!one || !at) throw new Error('The operation has no case in authorization.cases.ts, or no endpoint.');
  const role = permittedRole(operation);
  const userId = world.people[role];
  const tenantId = tenantOfRole(role);
  const { source } = world.server.product;
  const refused = refusedWhenRepeated[operation.name];
  return async () => {
    const input = await one.own(world, { role, userId, tenantId });
    const wire = buildWireRequest(at, { ...input }, { userId: caller ?? userId, tenantId });
    const body = one.file ? multipart(wire.body ?? {}, one.file) : wire.body && Buffer.from(JSON.stringify(wire.body));
    const type = one.file ? multipartType : 'application/json';
    return {
      method: wire.method,
      url: wire.url,
      headers: {
        ...wire.headers,
        ...(operation.access === 'public'
          ? {}
          : { authorization: `Bearer ${await bearerFor(source, config, caller ?? userId)}` }),
        ...(operation.effect === 'write' ? { 'idempotency-key': newId() } : {}),
        ...(body ? { 'content-type': type, 'content-length': body.length } : {}),
      },
      body,
      expects: [...(one.answers ? [one.answers] : [200, 204]), ...(refused === undefined ? [] : [refused])],
    };
  };
};
