import type { listSettledAuctions as operation } from '#contract/audits/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { selectSettledAuctions } from '#server/bidding/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

/** Lists the auctions for which Rolecall can name an auditor, latest first. */
export const listSettledAuctions = async (
  scope: ProviderScope,
  { pageCurrent, pageSize }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const settled = selectSettledAuctions(scope);
  const { total } = await scope.db
    .selectFrom(settled.as('s'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await scope.db
    .selectFrom(settled.as('s'))
    .innerJoin('engagement as e', 'e.id', 's.engagementId')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .leftJoin('audit as a', (join) => join.onRef('a.engagementId', '=', 'e.id').on('a.endedAt', 'is', null))
    .leftJoin('tenant as t', 't.id', 'a.auditorId')
    .select(['s.engagementId', 'e.number as engagementNumber', 'e.title', 'c.name as clientName'])
    .select(['s.lotCount', 's.closedAt', 't.name as auditorName'])
    .orderBy('s.closedAt', (by) => by.desc().nullsLast())
    .orderBy('s.engagementId', 'desc')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  const records = rows.map(({ closedAt, ...auction }) => ({ ...auction, closedAt: closedAt?.toISOString() ?? null }));
  return toPage(records, { pageCurrent, pageSize }, total);
};
