import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { signInEndpoint } from '#contract/identity/endpoints.ts';
import * as second from '#contract/identity/endpoints.ts';
import { passkeyEndpoints } from '#contract/identity/endpoints/passkeys.ts';
import { passkeyOperations } from '#contract/identity/operations/passkeys.ts';
import { passwordOperations } from '#contract/identity/operations/passwords.ts';
import { secondFactorOperations } from '#contract/identity/operations/second-factor.ts';
import { signIn } from '#contract/identity/operations.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { findTokenCaller } from '../caller.ts';
import { registerSessionCall } from '../session-calls.ts';

const endpoints: readonly Endpoint[] = [
  signInEndpoint,
  second.readSecondFactorEndpoint,
  second.beginSecondFactorEndpoint,
  second.confirmSecondFactorEndpoint,
  second.endSecondFactorEndpoint,
  second.beginRequiredSecondFactorEndpoint,
  second.confirmRequiredSecondFactorEndpoint,
  second.confirmPasswordEndpoint,
  second.changePasswordEndpoint,
  ...passkeyEndpoints,
];
const operations: readonly Operation[] = [
  signIn,
  ...secondFactorOperations,
  ...passwordOperations,
  ...passkeyOperations,
];

/**
 * Refuses each call about credentials, even for callers with access, because the external provider manages the
 * credentials.
 */
export const registerIdentityRefusals = (
  app: FastifyInstance,
  given: { source: ScopeSource; verify: VerifyToken },
): void => {
  for (const at of endpoints) {
    const operation = operations.find(({ name }) => name === at.operation);
    if (!operation) continue;
    registerSessionCall(app, operation, at, async (request) => {
      const caller =
        operation.access === 'public' ? undefined : await findTokenCaller(given, request, operation.access);
      return caller instanceof Refused ? caller : refuse(identityRefusals['external-identity']);
    });
  }
};
