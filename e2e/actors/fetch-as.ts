import type { Endpoint } from '#contract/common/endpoint.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import type { HttpActor } from './http-sign-in.ts';

/** Sends a read as a user and returns the whole response, for downloads and for calls that may fail. */
export const fetchAs = (actor: HttpActor, baseUrl: string, at: Endpoint, input: object): Promise<Response> => {
  const { user, tenant } = actor.who;
  const wire = buildWireRequest(at, { ...input }, { userId: user.id, tenantId: tenant.id });
  return fetch(new URL(wire.url, baseUrl), {
    headers: { ...wire.headers, Authorization: `Bearer ${actor.accessToken}` },
  });
};
