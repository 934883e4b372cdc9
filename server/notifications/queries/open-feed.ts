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
import type { PublicScope, UserScope } from '#server/platform/scope/scope.ts';

/** Returns a token for the caller's feed. */
export const readFeedToken = async (scope: UserScope): Promise<HandlerResult<typeof tokenOperation>> => ({
  token: await scope.live.tokens.mint(scope.sessionId),
  expiresInSeconds: feedTokenSeconds,
});

/** The maximum difference between the clocks of two processes. */
const skewMs = 1000;

/** Opens the feed of the token's user, for as long as their session is valid. */
export const openFeed = async (
  scope: PublicScope,
  { authorization = '', pageAgeMs }: InputOf<typeof feedOperation>,
): Promise<HandlerResult<typeof feedOperation>> => {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const given = token === undefined ? undefined : await scope.live.tokens.read(token);
  if (!given) return refuse(notificationRefusals['feed-token']);
  const owner = (await findFeedOwners(scope.db, [given.sessionId], scope.now)).get(given.sessionId);
  if (!owner) return refuse(notificationRefusals['feed-token']);
  if (pageAgeMs === undefined) return scope.live.open(owner);
  // The page measured its age after receiving the token, so this time is no later than the page's first request.
  const since = given.issuedAt.getTime() - pageAgeMs - skewMs;
  return scope.live.open(owner, new Date(since));
};
