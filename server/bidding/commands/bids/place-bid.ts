import { randomBytes } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import type { placeBid as operation } from '#contract/bidding/operations/agency.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { bidError, comparableAmount } from '#contract/bidding/rules.ts';
import { bidType } from '#contract/engagements/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { endRebid } from '#server/applications/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { randomKey } from '#server/platform/vault/seal.ts';
import { biddingEvents } from '../../events.ts';
import { rightToPlaceBid } from '../../policy.ts';
import { excludeAgenciesMissingRebids } from '../../queries/find-missing-rebids.ts';
import type { LockedLot } from '../../queries/lock-lot.ts';
import { bidAmounts } from '../../rules/bid-amounts.ts';
import { commitmentOf, toBidOpening, type BidOpening } from '../../rules/log/commitment.ts';
import { extendedEnd } from '../../rules/extension.ts';
import { bidderPosition, type PlacedBid } from '../../rules/position.ts';
import { documentType, type BidReceipt } from '../../rules/log/receipt.ts';
import { sealOpening } from '../../rules/log/sealed-opening.ts';
import { extendLog, type NewLeaf } from '../append-leaves.ts';
import { broadcastBids, rankingChange, type RankingChange } from './broadcast-bids.ts';
import { isCurrentTermsVersion, lockBidContext, type BidContext } from './lock-bid.ts';
import { saveLotTimes } from '../pause-lots.ts';
import { refuseBid } from './refuse-bid.ts';
import type { BiddingTables } from '../../tables.ts';

type OpenPlace = BidContext & { lot: LockedLot };

/** Returns the refusal of a bid, if any. Checks the agency's rights first, then the lot's rules. */
const refusalOf = (scope: AgencyScope, place: BidContext, input: InputOf<typeof operation>) => {
  const { rules, engagement, own, facts } = place;
  const right = rightToPlaceBid(scope, facts);
  if (!right.allowed) {
    const isFor = (code: string): boolean => right.reasons.some((reason) => reason.code === code);
    if (isFor('bidding-over')) return { refusal: biddingRefusals['bid-too-late'], reasons: right.reasons };
    if (isFor('bid-placed')) return { refusal: biddingRefusals['sealed-bid-placed'], reasons: right.reasons };
    return { refusal: biddingRefusals['not-open-to-you'], reasons: right.reasons };
  }
  if (input.rulesVersion !== rules.version) return { refusal: biddingRefusals['rules-changed'] };
  if (!isCurrentTermsVersion(input, engagement)) return { refusal: biddingRefusals['terms-changed'] };
  const error = bidError(rules, {
    amount: input.bidAmount,
    // A bid that was not confirmed after a change of terms may be replaced by a higher bid.
    ownAmount: own?.status === 'valid' ? own.amount : null,
    currencyDigits: engagement.currencyDigits,
  });
  return error && { refusal: biddingRefusals[error] };
};

/** Returns the lot's new end after a bid that changes its award; undefined if the end does not move. */
const endAfter = ({ rules, lot }: OpenPlace, { before, after }: RankingChange): string | undefined => {
  if (before.awarded.symmetricDifference(after.awarded).size === 0) return undefined;
  const clock = {
    endsAt: lot.exactEnd,
    hardEndsAt: lot.hardEndsAt.toISOString(),
    extensions: lot.extensions,
  };
  return extendedEnd(rules, clock, lot.receivedAt) ?? undefined;
};

const leavesOf = (
  lot: LockedLot,
  given: { supplierId: string; bidder: string; commitment: string; movedEnd: string | undefined },
): NewLeaf[] => {
  const { supplierId, bidder, commitment, movedEnd } = given;
  const { round, rulesHash } = lot;
  return [
    { kind: 'bid', supplierId, bidder, commitment, round, rulesHash },
    ...(movedEnd === undefined
      ? []
      : [
          {
            kind: 'extension' as const,
            endsAt: movedEnd,
            hardEndsAt: lot.hardEndsAt.toISOString(),
            extensions: lot.extensions + 1,
          },
        ]),
  ];
};

/** Returns the columns for a bid's amounts, sealed or in plain text. */
const amountColumns = (
  scope: AgencyScope,
  { talentRequestId, sealedKey }: LockedLot,
  { opening, amount, comparable }: { opening: BidOpening; amount: string; comparable: string },
) =>
  sealedKey === null
    ? { amount, comparable, salt: opening.salt, sealedForLot: null, sealedForBidder: null }
    : {
        amount: null,
        comparable: null,
        salt: null,
        ...sealOpening(scope.vault, { talentRequestId, sealedKey }, scope.tenantId, opening),
      };

/**
 * Places a bid. While the lot is locked, the bid gets its time of receipt, its place in the log and its signed receipt.
 * Source: domain rules D5 to D9.
 */
export const placeBid = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockBidContext(scope, input.talentRequestId);
  if (!place) return notFound();
  const { engagement, rules, application, lot, own, at } = place;
  const { talentRequestId } = input;
  const refused = refusalOf(scope, place, input);
  if (refused || !lot) {
    return refuseBid(scope, refused?.refusal ?? biddingRefusals['not-open-to-you'], {
      talentRequestId,
      engagementId: engagement.id,
      round: lot?.round ?? 1,
      at,
      ...(refused?.reasons ? { reasons: refused.reasons } : {}),
    });
  }

  const { tenantId: supplierId, userId: placedBy, userName: placedByName } = scope;
  const bidder = own?.bidder ?? randomBytes(4).toString('hex').toUpperCase();
  const { amount, comparable } = bidAmounts({
    methodId: rules.bidMethodId,
    amount: input.bidAmount,
    comparable: comparableAmount(rules, input.bidAmount, engagement.currencyDigits),
    currency: engagement.currencyCode,
  });
  const opening = toBidOpening(
    { methodId: rules.bidMethodId, amount, comparable, currency: engagement.currencyCode },
    randomKey(),
  );
  const commitment = commitmentOf(opening);
  const isSealed = rules.bidTypeId === bidType.sealed;
  const bidId = newId();
  const sequence = lot.lastSequence + 1;
  const after: PlacedBid[] = [
    ...lot.standingBids.filter((bid) => bid !== own),
    { bidder, status: 'valid', amount, comparable, receivedAt: at, sequence },
  ];
  const change = rankingChange({ ...place, lot }, after);
  const movedEnd = isSealed ? undefined : endAfter({ ...place, lot }, change);
  const position = bidderPosition(change.after, bidder);

  const leafIndex = lot.logSize;
  const leaves = leavesOf(lot, { supplierId, bidder, commitment, movedEnd });
  const { after: log, stored } = extendLog(lot, leaves, sequence);
  const [root = ''] = log.roots;
  const signed: BidReceipt = { lot: talentRequestId, receivedAt: at, commitment, root };
  const receipt = await scope.vault.sign(documentType.receipt, signed);
  const bid: Insertable<BiddingTables['bid']> = {
    id: bidId,
    talentRequestId,
    engagementId: engagement.id,
    supplierId,
    round: lot.round,
    sequence,
    receivedAt: at,
    bidMethodId: rules.bidMethodId,
    ...amountColumns(scope, lot, { opening, amount, comparable }),
    commitment,
    leafIndex,
    root,
    rankThen: position.position,
    receipt,
    placedBy,
    placedByName,
  };
  // A single statement, since all other bids on the lot wait for the lock.
  await sql`select app.record_bid(${JSON.stringify(bid)}::jsonb, ${bidder}, ${isSealed ? null : comparable}, ${[...log.frontier]}, ${stored}::jsonb)`.execute(
    scope.db,
  );
  if (movedEnd !== undefined) await saveLotTimes(scope, { ...lot, exactEnd: movedEnd, extensions: lot.extensions + 1 });
  if (own?.status !== 'valid') {
    await scope.db
      .insertInto('placedBid')
      .values({ supplierId, talentRequestId, engagementId: engagement.id, placedAt: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // The agency may still owe a new bid on another lot.
  if (application?.statusId === applicationStatus.rebid)
    await endRebid(scope, engagement.id, await excludeAgenciesMissingRebids(scope, engagement.id, [supplierId]));
  await scope.emit({
    kind: biddingEvents.bidPlaced,
    supplierId,
    engagementId: engagement.id,
    talentRequestId,
    data: { bidId },
  });
  broadcastBids(scope, lot, change, { supplierId, isExtended: movedEnd !== undefined });
  return {
    bidId,
    talentRequestId,
    bidTimestamp: at,
    ...position,
    endsAt: new Date(movedEnd ?? lot.exactEnd).toISOString(),
    isExtended: movedEnd !== undefined,
    receipt,
  };
};
