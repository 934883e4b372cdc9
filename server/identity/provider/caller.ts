import type { FastifyRequest } from 'fastify';
import type { Access, Operation } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { accessRefusal } from '#server/platform/policy/access-refusal.ts';
import { requirePasswordConfirmation } from '#server/platform/scope/require-password-confirmation.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSessionScope, commit, rollback, type ScopeSource } from '#server/platform/scope/open.ts';

export interface TokenCaller {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Finds the caller for a request's bearer token, or returns the refusal if the caller isn't allowed to make this call.
 * Used for calls about sessions, which no tenant's scope can read.
 */
export const findTokenCaller = async (
  { source, verify }: { source: ScopeSource; verify: VerifyToken },
  request: FastifyRequest,
  access: Access,
  operation: Pick<Operation, 'confirmed'> = {},
): Promise<TokenCaller | Refused> => {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const verified = bearer ? await verify(bearer) : refuse(commonRefusals['not-signed-in']);
  if (verified instanceof Refused) return verified;
  if (verified.only !== undefined) return refuse(commonRefusals.forbidden);
  const { sessionId } = verified;
  return inSessionScope<TokenCaller | Refused>(
    source,
    sessionId,
    async (scope) => {
      if (!scope) return rollback(refuse(commonRefusals['not-signed-in']));
      const refused = accessRefusal(scope, access) ?? (await requirePasswordConfirmation(scope, operation));
      return refused ? rollback(refused) : commit({ userId: scope.userId, sessionId });
    },
    'reads',
  );
};
