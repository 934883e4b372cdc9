import type { readDashboard as operation } from '#contract/board/operations/dashboard.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readBoardPage } from './list-board.ts';

export const readDashboardPage = async (
  scope: AgencyScope,
  { showonly, from, size, stage, auctionType }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { records, total, isTotalAtLeast } = await readBoardPage(scope, {
    assignToMe: showonly === 1,
    stage,
    kind: auctionType,
    offset: from,
    pageSize: size,
    sortBy: 'closing',
    sortOrder: 'asc',
  });
  return {
    records: records.map(({ statusWord: _word, ...row }) => row),
    from,
    size,
    recordCount: records.length,
    total,
    isTotalAtLeast,
    seesAll: maySeeAllAssignments(scope),
  };
};
