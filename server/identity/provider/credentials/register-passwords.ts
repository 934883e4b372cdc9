import type { FastifyInstance } from 'fastify';
import { changePasswordEndpoint, confirmPasswordEndpoint } from '#contract/identity/endpoints.ts';
import { changePassword, confirmPassword } from '#contract/identity/operations/passwords.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { changePassword as changeCommand } from '../../commands/set-password.ts';
import { confirmSession } from '../../commands/write-session.ts';
import { findTokenCaller } from '../caller.ts';
import { registerSessionCall } from '../session-calls.ts';
import { reauthenticate } from './reauthenticate.ts';
import type { CheckCredentials } from './check-credentials.ts';
import { signInOrigin } from './devices.ts';

/** Registers the routes with which signed-in users re-enter or change their password. */
export const registerPasswords = (
  app: FastifyInstance,
  given: {
    config: Pick<Config, 'publicUrl'>;
    source: ScopeSource;
    verify: VerifyToken;
    checkCredentials: CheckCredentials;
  },
): void => {
  const { source, config } = given;
  registerSessionCall(app, confirmPassword, confirmPasswordEndpoint, async (request, _reply, { password }) => {
    const caller = await findTokenCaller(given, request, confirmPassword.access);
    if (caller instanceof Refused) return caller;
    const { userId, sessionId } = caller;
    const shown = { userId, password, isSignedIn: true, ...signInOrigin(request, config) };
    const refused = await reauthenticate(given, shown);
    if (refused) return refused;
    await inSystemScope(source, 'confirm a session by password', (scope) => confirmSession(scope, sessionId));
    return {};
  });
  registerSessionCall(
    app,
    changePassword,
    changePasswordEndpoint,
    async (request, _reply, { password, newPassword }) => {
      const caller = await findTokenCaller(given, request, changePassword.access);
      if (caller instanceof Refused) return caller;
      const shown = { userId: caller.userId, password, isSignedIn: true, ...signInOrigin(request, config) };
      const refused = await reauthenticate(given, shown);
      if (refused) return refused;
      return inSystemScope(source, 'change a password', (scope) =>
        changeCommand(scope, { ...caller, password: newPassword }),
      );
    },
  );
};
