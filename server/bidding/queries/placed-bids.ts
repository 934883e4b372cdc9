import type { checkPlacedBid as operation } from '#contract/bidding/operations/agency.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findTalentRequest } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Returns the IDs of the talent requests on which the caller's agency has bid. Other agencies' bids are not included.
 * The provider's staff inside an agency can't see any bids. Source: domain rules D19.
 */
export const findPlacedBids = async (
  scope: AgencyScope,
  talentRequestIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (talentRequestIds.length === 0 || !scope.permissions.has('Bidding Stage=View Details')) return new Set();
  const rows = await scope.db
    .selectFrom('placedBid')
    .select('talentRequestId')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', 'in', talentRequestIds)
    .execute();
  return new Set(rows.map((row) => row.talentRequestId));
};

export const readPlacedBid = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await findTalentRequest(scope, talentRequestId))) return notFound();
  const placed = await findPlacedBids(scope, [talentRequestId]);
  return { talentRequestId, hasPlacedBid: placed.has(talentRequestId) };
};
