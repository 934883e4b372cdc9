import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';

/**
 * Calls our own server without the network, so that the portal reaches the identity provider even where PUBLIC_URL
 * doesn't lead back to this process, for example behind a load balancer.
 */
export const fetchInProcess =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const options: InjectOptions = { method, url: pathname + search, headers };
    if (typeof body === 'string' || body instanceof URLSearchParams) options.payload = body.toString();
    const answer = await app.inject(options);
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined
          ? []
          : [[name, Array.isArray(value) ? value.join(', ') : String(value)] as [string, string]],
      ),
    });
  };
