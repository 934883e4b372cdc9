import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { readAdminTokenAt } from '#contract/identity/addresses.ts';
import { readAdminToken } from '#contract/identity/operations/account.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Verify } from '#server/platform/http/mount.ts';
import { mayCall } from '#server/platform/policy/may-call.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSessionScope, keep, undo, type ScopeSource } from '#server/platform/scope/open.ts';
import type { Keys } from './keys.ts';
import { sessionCall } from './session-calls.ts';
import { mintAccessToken } from './tokens.ts';

/** Who administers users gets a token that is good for that alone, in the session that they have. */
export const registerAdminToken = (
  app: FastifyInstance,
  { config, source, keys, verify }: { config: Config; source: ScopeSource; keys: Keys; verify: Verify },
): void => {
  sessionCall(app, readAdminToken, readAdminTokenAt, async (request) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const verified = bearer ? await verify(bearer) : refuse(commonRefusals['not-signed-in']);
    if (verified instanceof Refused) return verified;
    const { sessionId } = verified;
    const caller = await inSessionScope<{ userId: string; now: Date } | Refused>(
      source,
      sessionId,
      (scope) => {
        const refused = scope ? mayCall(scope, readAdminToken.access) : refuse(commonRefusals['not-signed-in']);
        return Promise.resolve(
          refused ? undo(refused) : keep({ userId: scope?.userId ?? '', now: source.clock.now() }),
        );
      },
      'reads',
    );
    if (caller instanceof Refused) return caller;
    const { userId, now } = caller;
    return {
      accessToken: await mintAccessToken(config, keys, { sessionId, userId, now, only: 'team' }),
      tokenType: 'Bearer' as const,
      expiresAt: new Date(now.getTime() + config.accessTokenSeconds * 1000).toISOString(),
    };
  });
};
