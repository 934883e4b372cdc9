import type { InputOf } from '#contract/common/operation.ts';
import type {
  openFeed as feedOperation,
  readFeedToken as tokenOperation,
} from '#contract/notifications/operations/bell.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import { findFeedOwners } from '#server/platform/live/active-sessions.ts';
import { feedTokenSeconds } from '#server/platform/live/token.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { PublicScope, TenantScope } from '#server/platform/scope/scope.ts';

/** A token for the caller's feed. */
export const readFeedToken = async (scope: TenantScope): Promise<HandlerResult<typeof tokenOperation>> => ({
  token: await scope.live.tokens.mint(scope.sessionId),
  expiresInSeconds: feedTokenSeconds,
});

/** The feed of the token's user, as long as their session is valid. */
export const openFeed = async (
  scope: PublicScope,
  { authorization = '' }: InputOf<typeof feedOperation>,
): Promise<HandlerResult<typeof feedOperation>> => {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const sessionId = token === undefined ? undefined : await scope.live.tokens.read(token);
  if (sessionId === undefined) return refuse(notificationRefusals['feed-token']);
  const owner = (await findFeedOwners(scope.db, [sessionId], scope.now)).get(sessionId);
  return owner ? scope.live.open(owner) : refuse(notificationRefusals['feed-token']);
};
