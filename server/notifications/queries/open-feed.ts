import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  openFeed as feedOperation,
  readFeedToken as tokenOperation,
} from '#contract/notifications/operations/bell.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import type { FeedOwner } from '#server/platform/live/feeds.ts';
import { feedTokenSeconds } from '#server/platform/live/token.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { PublicScope, TenantScope } from '#server/platform/scope/scope.ts';

/** A token that opens the caller's feed. */
export const readFeedToken = async (scope: TenantScope): Promise<Answer<typeof tokenOperation>> => ({
  token: await scope.live.tokens.mint(scope.sessionId),
  expiresInSeconds: feedTokenSeconds,
});

/** The feed of whoever the token was made for, while their session stands. */
export const openFeed = async (
  scope: PublicScope,
  { authorization = '' }: InputOf<typeof feedOperation>,
): Promise<Answer<typeof feedOperation>> => {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const sessionId = token === undefined ? undefined : await scope.live.tokens.read(token);
  if (sessionId === undefined) return refuse(notificationRefusals['feed-token']);
  const { rows } = await sql<FeedOwner>`
    select ${sessionId}::text as session_id, user_id, tenant_id,
           side = 'agency' and tenant_status = 'approved' as is_approved_agency
    from app.read_session(${sessionId}, ${scope.now})`.execute(scope.db);
  const owner = rows[0];
  return owner ? scope.live.open(owner) : refuse(notificationRefusals['feed-token']);
};
