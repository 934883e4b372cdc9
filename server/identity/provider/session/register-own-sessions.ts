import type { FastifyInstance } from 'fastify';
import { endOwnSessionEndpoint, listSessionsEndpoint } from '#contract/identity/endpoints.ts';
import { endOwnSession, listSessions } from '#contract/identity/operations/sessions.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { endOwnSession as endCommand } from '../../commands/write-session.ts';
import { listUserSessions } from '../../queries/own-sessions.ts';
import { findTokenCaller } from '../caller.ts';
import { registerSessionCall } from '../session-calls.ts';

/** Registers the routes for listing a user's sessions and ending any of them. */
export const registerOwnSessions = (
  app: FastifyInstance,
  given: { source: ScopeSource; verify: VerifyToken },
): void => {
  const { source } = given;
  registerSessionCall(app, listSessions, listSessionsEndpoint, async (request) => {
    const caller = await findTokenCaller(given, request, listSessions.access);
    return caller instanceof Refused
      ? caller
      : inSystemScope(source, "list a user's sessions", (scope) => listUserSessions(scope, caller));
  });
  registerSessionCall(app, endOwnSession, endOwnSessionEndpoint, async (request, _reply, { sessionId }) => {
    const caller = await findTokenCaller(given, request, endOwnSession.access);
    if (caller instanceof Refused) return caller;
    const { userId } = caller;
    return inSystemScope(source, "end one of a user's sessions", (scope) => endCommand(scope, { userId, sessionId }));
  });
};
