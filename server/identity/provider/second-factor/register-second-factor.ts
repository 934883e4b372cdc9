import type { FastifyInstance } from 'fastify';
import * as at from '#contract/identity/endpoints.ts';
import * as operations from '#contract/identity/operations/second-factor.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { runOncePerKey } from '#server/platform/http/session-idempotency.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import * as commands from '../../commands/factors/second-factor.ts';
import { findTokenCaller } from '../caller.ts';
import { limitCodeAttempts } from '../credentials/reauthenticate.ts';
import { signInOrigin } from '../credentials/devices.ts';
import { registerSessionCall } from '../session-calls.ts';
import { otpauthUrl } from './totp.ts';

const reason = 'manage a second factor';

/** Registers the routes with which signed-in users turn the second factor on and off, using codes from the app. */
export const registerSecondFactor = (
  app: FastifyInstance,
  given: {
    config: Pick<Config, 'secret' | 'rateLimits' | 'publicUrl'>;
    source: ScopeSource;
    verify: VerifyToken;
    limiter: Limiter;
  },
): void => {
  const { source } = given;
  const { secret } = given.config;
  registerSessionCall(app, operations.readSecondFactor, at.readSecondFactorEndpoint, async (request) => {
    const caller = await findTokenCaller(given, request, operations.readSecondFactor.access);
    if (caller instanceof Refused) return caller;
    return inSystemScope(source, reason, (scope) => commands.readSecondFactor(scope, caller.userId));
  });
  registerSessionCall(app, operations.beginSecondFactor, at.beginSecondFactorEndpoint, async (request) => {
    const caller = await findTokenCaller(
      given,
      request,
      operations.beginSecondFactor.access,
      operations.beginSecondFactor,
    );
    if (caller instanceof Refused) return caller;
    const { userId } = caller;
    const begun = await inSystemScope(source, reason, (scope) => commands.beginSecondFactor(scope, { userId, secret }));
    if (begun instanceof Refused) return begun;
    return { secret: begun.secret, otpauthUrl: otpauthUrl(begun.secret, begun.email) };
  });
  registerSessionCall(
    app,
    operations.confirmSecondFactor,
    at.confirmSecondFactorEndpoint,
    async (request, _reply, { code }) => {
      const caller = await findTokenCaller(given, request, operations.confirmSecondFactor.access);
      if (caller instanceof Refused) return caller;
      const { userId } = caller;
      // Codes have only six digits, so guesses are limited as they are at sign-in.
      const from = { userId, ...signInOrigin(request, given.config) };
      return limitCodeAttempts(given, from, () =>
        inSystemScope(source, reason, (scope) => commands.confirmSecondFactor(scope, { userId, secret, code })),
      );
    },
  );
  registerSessionCall(
    app,
    operations.endSecondFactor,
    at.endSecondFactorEndpoint,
    async (request, _reply, { code }) => {
      const caller = await findTokenCaller(
        given,
        request,
        operations.endSecondFactor.access,
        operations.endSecondFactor,
      );
      if (caller instanceof Refused) return caller;
      const { userId } = caller;
      // Codes have only six digits, so guesses are limited as they are at sign-in.
      const from = { userId, ...signInOrigin(request, given.config) };
      const ended = { operation: operations.endSecondFactor, request, userId, about: {} };
      return limitCodeAttempts(given, from, () =>
        runOncePerKey(source, reason, ended).carryOut((scope) =>
          commands.endSecondFactor(scope, { userId, secret, code }),
        ),
      );
    },
  );
};
