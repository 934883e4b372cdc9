import type { readLotResult as operation } from '#contract/bidding/operations/agency.ts';
import type { LotResult } from '#contract/bidding/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToObject } from '../policy.ts';
import type { LogHead } from '../rules/log/receipt.ts';
import { findLot, toLotTiming } from './find-lots.ts';
import { findOwnObjection } from './objections.ts';
import { bidStatusOf, listOwnBids, toOwnBid, listOwnBidNotes } from './own-bids.ts';
import { findOwnResult } from './own-result.ts';
import { listStandingBids } from './standing-bids.ts';

/** Returns the signed head with the size and root from its payload. */
const headOf = (signed: string | null | undefined): LotResult['finalHead'] => {
  if (!signed) return null;
  const { size, root } = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8')) as LogHead;
  return { size, root, signed };
};

/**
 * Returns a lot's result for the caller's agency: its own rank, award or reason and, if it took part, the log's final
 * head. Contains nothing about other bidders except the number of awards.
 */
export const readOwnLotResult = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findLot(scope, talentRequestId);
  if (!found) return notFound();
  const { engagement, lot } = found;
  const result = await findOwnResult(scope, talentRequestId);
  const [latest] = await listOwnBids(scope, talentRequestId);
  const standingBid = (await listStandingBids(scope, [talentRequestId]))
    .get(talentRequestId)
    ?.find(({ isOwn }) => isOwn);
  const objection = result && (await findOwnObjection(scope, result.id));
  const isCurrent = result !== undefined && result.state !== 'set-aside';
  return {
    ...toLotTiming(found),
    clientName: engagement.clientName,
    timeZone: engagement.timeZone,
    engagementTitle: engagement.title,
    resultState: result?.state ?? null,
    isAwarded: isCurrent && result.isAwarded,
    position: isCurrent ? result.position : null,
    bidderCount: isCurrent ? result.bidderCount : null,
    awardedCount: isCurrent ? result.awardedCount : 0,
    ownBid: latest
      ? toOwnBid(
          scope,
          engagement,
          talentRequestId,
          latest,
          bidStatusOf(latest, latest.id, standingBid?.status, await listOwnBidNotes(scope, talentRequestId)),
        )
      : null,
    reason: isCurrent ? result.reason : null,
    finalHead: latest ? headOf(lot?.finalHead) : null,
    objection: objection ?? null,
    can: { object: rightToObject(scope, lot, result) },
  };
};
