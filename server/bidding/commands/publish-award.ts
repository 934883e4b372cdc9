import type { Insertable } from 'kysely';
import type { FoundEngagement, FoundLotRules, FoundTalentRequest } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { listClosedBids, type ClosedBid } from '../queries/closed-bids.ts';
import type { LockedLot } from '../queries/lock-lot.ts';
import { awardFee } from '../rules/award-fee.ts';
import { awardResults } from '../rules/award-results.ts';
import type { AwardDecision } from '../rules/award-validation.ts';
import { bidAmounts } from '../rules/bid-amounts.ts';
import type { PublishedResult } from '../rules/log/leaf.ts';
import { documentType, type Certificate, type LogHead } from '../rules/log/receipt.ts';
import { standstillEnd } from '../rules/deadlines.ts';
import type { BiddingTables } from '../tables.ts';
import { appendLeaves } from './append-leaves.ts';
import { finalizeAward } from './finalize-award.ts';

/** A closed lot that its employer is about to award. */
export interface AwardableLot {
  engagement: FoundEngagement;
  request: FoundTalentRequest;
  rules: FoundLotRules;
  lot: LockedLot;
}

interface Publication {
  results: readonly PublishedResult[];
  bidderCount: number | null;
  awardedCount: number;
  head: LogHead;
}

const certificateOf = (
  scope: ClientScope,
  { engagement, request, lot }: AwardableLot,
  { bidderCount, awardedCount, head }: Publication,
  result: PublishedResult,
  bids: readonly ClosedBid[],
): Certificate => {
  const { position, isAwarded, sharePercent, reason, bidder } = result;
  return {
    lot: lot.talentRequestId,
    title: request.jobTitle,
    client: engagement.clientName,
    agency: bids[0]?.supplierId ?? '',
    agencyName: bids[0]?.agencyName ?? '',
    bidder,
    issuedAt: scope.now.toISOString(),
    rulesHash: lot.rulesHash,
    bids: bids.map(({ methodId, amount, comparable, receivedAt, commitment, rulesHash, status, receipt }) => ({
      ...bidAmounts({
        methodId,
        amount: amount ?? '',
        comparable: comparable ?? '',
        currency: engagement.currencyCode,
      }),
      receivedAt,
      commitment,
      rulesHash,
      status,
      receipt,
    })),
    position,
    bidderCount,
    awardedCount,
    isAwarded,
    sharePercent,
    reason,
    head,
  };
};

const insertResults = async (
  scope: ClientScope,
  awardable: AwardableLot,
  publication: Publication,
  state: 'standstill' | 'final',
): Promise<void> => {
  const { engagement, request, rules, lot } = awardable;
  const { talentRequestId, engagementId, clientId, round } = lot;
  const bids = await listClosedBids(scope, [talentRequestId]);
  const rowOf = async (result: PublishedResult): Promise<Insertable<BiddingTables['lotResult']>> => {
    const own = bids.filter(({ bidder }) => bidder === result.bidder);
    const standingBid = own.find(({ isStanding }) => isStanding);
    if (!standingBid) throw new Error('A bidder of a closed lot has no bid.');
    const { supplierId, bidId, amount } = standingBid;
    const fee = result.isAwarded
      ? awardFee(rules.bidMethodId, amount ?? '', request.contractedUnits, engagement.currencyDigits)
      : undefined;
    const certificate = certificateOf(scope, awardable, publication, result, own);
    return {
      id: newId(),
      talentRequestId,
      engagementId,
      clientId,
      supplierId,
      round,
      bidId,
      state,
      isAwarded: result.isAwarded,
      position: result.position,
      bidderCount: publication.bidderCount,
      awardedCount: publication.awardedCount,
      reason: result.reason,
      sharePercent: result.sharePercent,
      feeTypeId: fee?.feeTypeId ?? null,
      feePercent: fee?.feePercent ?? null,
      feeAmount: fee?.feeAmount ?? null,
      publishedAt: scope.now,
      finalAt: state === 'final' ? scope.now : null,
      certificate: await scope.vault.sign(documentType.certificate, certificate),
    };
  };
  const rows = await Promise.all(publication.results.map(rowOf));
  if (rows.length === 0) return;
  await scope.db.insertInto('lotResult').values(rows).execute();
  for (const { isAwarded, supplierId } of rows)
    await scope.emit({
      kind: isAwarded ? biddingEvents.bidAwarded : biddingEvents.bidNotSelected,
      supplierId,
      clientId,
      engagementId,
      talentRequestId,
    });
};

/**
 * Publishes the award of a locked lot, which the caller has validated: each bidder's result with its signed
 * certificate, the award in the log, and the standstill. Without a standstill, the award is final at once. If nobody is
 * awarded, the lot becomes unsuccessful. Source: domain rules D20.
 */
export const publishAward = async (
  scope: ClientScope,
  awardable: AwardableLot,
  award: AwardDecision,
): Promise<void> => {
  const { engagement, rules, lot } = awardable;
  const { talentRequestId, engagementId, clientId } = lot;
  const results = awardResults(rules, lot.standingBids, award);
  const after = await appendLeaves(scope, lot, [{ kind: 'award', round: lot.round, results }]);
  const head: LogHead = { lot: talentRequestId, size: after.logSize, root: after.root, time: after.receivedAt };
  const awardedCount = award.awarded.length;
  const isAwarded = awardedCount > 0;
  const endsAt = isAwarded ? standstillEnd(scope.now, rules.standstillDays, engagement.timeZone) : null;
  await scope.db
    .updateTable('lot')
    .set({
      finalHead: await scope.vault.sign(documentType.head, head),
      ...(isAwarded
        ? { state: 'standstill', standstillEndsAt: endsAt }
        : { state: 'unsuccessful', unsuccessfulReason: 'no-award' }),
    })
    .where('talentRequestId', '=', talentRequestId)
    .where('clientId', '=', clientId)
    .execute();
  const counted = results.filter(({ position }) => position !== null).length;
  const publication = { results, bidderCount: rules.showsBidderCount ? counted : null, awardedCount, head };
  await insertResults(scope, awardable, publication, isAwarded ? 'standstill' : 'final');
  const ids = { clientId, engagementId, talentRequestId };
  const until = endsAt !== null && endsAt > scope.now ? endsAt.toISOString() : null;
  if (isAwarded) await scope.emit({ kind: biddingEvents.lotAwarded, ...ids, data: { until } });
  else await scope.emit({ kind: biddingEvents.lotUnsuccessful, ...ids, data: { logHead: head.root } });
  if (endsAt !== null && endsAt <= scope.now) await finalizeAward(scope, lot);
};
