import type { listAuctionHeaders, listSuccessFees } from '#contract/board/operations/tables.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toLegacyPage } from '#contract/common/paging.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readBoardPage } from './list-board.ts';

/** Returns a page of the agency's engagements of one kind, for the older tables. */
const tableOf = async (scope: AgencyScope, input: InputOf<typeof listSuccessFees>, kind: EngagementKind) => {
  const { records, total, isTotalAtLeast } = await readBoardPage(scope, {
    kind,
    assignToMe: !input.isViewAll,
    ...(input.keywords === '' ? {} : { keyword: input.keywords, field: input.field }),
    offset: (input.page - 1) * input.rowsPerPage,
    pageSize: input.rowsPerPage,
    sortBy: 'createdWhen',
    sortOrder: 'desc',
  });
  return { records, paged: <T>(rows: T[]) => ({ ...toLegacyPage(rows, input, total), isTotalAtLeast }) };
};

export const listAuctionHeaderRows = async (
  scope: AgencyScope,
  input: InputOf<typeof listAuctionHeaders>,
): Promise<HandlerResult<typeof listAuctionHeaders>> => {
  const { records, paged } = await tableOf(scope, input, 'competitive');
  return paged(
    records.map((row) => ({
      ...row,
      auctionId: row.engagementId,
      auctionNumber: row.engagementNumber,
      auctionStatus: row.statusWord,
    })),
  );
};

export const listSuccessFeeRows = async (
  scope: AgencyScope,
  input: InputOf<typeof listSuccessFees>,
): Promise<HandlerResult<typeof listSuccessFees>> => {
  const { records, paged } = await tableOf(scope, input, 'successfee');
  return paged(
    records.map((row) => ({
      ...row,
      successFeeId: row.engagementId,
      successFeeNumber: row.engagementNumber,
      successFeeStatus: row.statusWord,
    })),
  );
};
