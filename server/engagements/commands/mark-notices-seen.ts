import type { InputOf } from '#contract/common/operation.ts';
import type { markNoticesSeen as operation } from '#contract/engagements/operations/notices.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findEngagement } from '../queries/find-engagement.ts';
import { latestNoticeAt } from '../queries/read-notices.ts';

/** Marks all current notices of an engagement as seen by the caller. Notices that are added later stay new. */
export const markNoticesSeen = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const lookedAt = await latestNoticeAt(scope, engagement.id);
  if (lookedAt === null) return { engagementId: engagement.id, lookedAt: null };
  await scope.db
    .insertInto('noticeLook')
    .values({ userId: scope.userId, engagementId: engagement.id, tenantId: scope.tenantId, lookedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'engagementId']).doUpdateSet({ lookedAt }))
    .execute();
  return { engagementId: engagement.id, lookedAt: lookedAt.toISOString() };
};
