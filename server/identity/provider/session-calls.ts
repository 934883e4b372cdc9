import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { parseInput } from '#server/platform/http/parse-input.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';

type Handle<O extends Operation> = (
  request: FastifyRequest,
  reply: FastifyReply,
  input: z.output<O['input']>,
) => Promise<z.input<O['output']> | Refused>;

/**
 * Whether another site made the browser send this call along with our cookies. Browsers state the origin of a call. A
 * call without an origin comes from a program, which has none of our cookies to abuse.
 */
const isForeign = ({ method, headers }: FastifyRequest, origin: string): boolean => {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  return (headers.origin !== undefined && headers.origin !== origin) || (site !== undefined && site !== 'same-origin');
};

/**
 * Registers a session operation at its endpoint. Session operations are separate from the rooms' routes because they
 * read and write cookies and call the identity provider, which a scope can't do.
 */
export const registerSessionCall = <O extends Operation>(
  app: FastifyInstance,
  operation: O,
  at: Endpoint<O>,
  handle: Handle<O>,
): void => {
  const { ownOrigin } = app;
  app.route({
    method: at.method,
    url: at.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation: operation.name },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const input = isForeign(request, ownOrigin)
        ? refuse(commonRefusals.forbidden)
        : parseInput(operation, at, request);
      const answer = input instanceof Refused ? input : await handle(request, reply, input);
      if (answer instanceof Refused) return reply.status(answer.refusal.status).send(problemBody(answer, request.id));
      return reply.send(operation.output.parse(answer));
    },
  });
};
