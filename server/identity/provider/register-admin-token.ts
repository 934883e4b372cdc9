import type { FastifyInstance } from 'fastify';
import { readAdminTokenEndpoint } from '#contract/identity/endpoints.ts';
import { readAdminToken } from '#contract/identity/operations/account.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { findTokenCaller } from './caller.ts';
import type { IdentityKeys } from './keys.ts';
import { registerSessionCall } from './session-calls.ts';
import { mintAccessToken } from './tokens.ts';

/**
 * Registers the route that issues a token for managing users. The token is valid only for that purpose and within the
 * current session.
 */
export const registerAdminToken = (
  app: FastifyInstance,
  { config, source, keys, verify }: { config: Config; source: ScopeSource; keys: IdentityKeys; verify: VerifyToken },
): void => {
  registerSessionCall(app, readAdminToken, readAdminTokenEndpoint, async (request) => {
    const caller = await findTokenCaller({ source, verify }, request, readAdminToken.access);
    if (caller instanceof Refused) return caller;
    const now = source.clock.now();
    return {
      accessToken: await mintAccessToken(config, keys, { ...caller, now, only: 'team' }),
      tokenType: 'Bearer' as const,
      expiresAt: new Date(now.getTime() + config.accessTokenSeconds * 1000).toISOString(),
    };
  });
};
