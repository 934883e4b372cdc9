import { sql } from 'kysely';
import { bidConfirmationMs } from '#contract/bidding/states.ts';
import { talentRequestStatus, bidType } from '#contract/engagements/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import {
  findEngagement,
  findLotRules,
  saveLotEnd,
  listEngagementRequests,
  type FoundEngagement,
  type FoundLotRules,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { hashRules } from '../rules/log/leaf.ts';
import { createLotKey } from '../rules/log/sealed-opening.ts';
import { appendLeaves, type NewLeaf } from './append-leaves.ts';

/** Returns a lot's rules without the planned end, as agencies read and accept them. */
export const rulesForBidders = ({ endsAt: _planned, ...rules }: FoundLotRules): LotRules => rules;

/** Returns the rules with the currency of their amounts, in the form in which the log records them. */
export const rulesForLog = (
  rules: LotRules,
  { currencyCode: currency, currencyDigits }: Pick<FoundEngagement, 'currencyCode' | 'currencyDigits'>,
) => ({ rules, currency, currencyDigits });

/** Returns the latest possible end of a lot whose bidding is planned to end at this time. */
export const latestPossibleEnd = ({ hardEndMinutes }: Pick<LotRules, 'hardEndMinutes'>, endsAt: Date): Date =>
  new Date(endsAt.getTime() + hardEndMinutes * 60_000);

/** Opens a talent request's lot for bids until the given time. */
const openLot = async (
  scope: Scope,
  {
    engagement,
    request,
    rules,
    endsAt,
  }: {
    engagement: FoundEngagement;
    request: Pick<FoundTalentRequest, 'id' | 'statusId'>;
    rules: LotRules;
    endsAt: Date;
  },
): Promise<void> => {
  const hardEndsAt = latestPossibleEnd(rules, endsAt);
  const isPaused = request.statusId === talentRequestStatus.paused;
  const { id: engagementId, clientId, publishedAt } = engagement;
  await scope.db
    .insertInto('lot')
    .values({
      talentRequestId: request.id,
      engagementId,
      clientId,
      publishedAt,
      state: 'open',
      opensAt: scope.now,
      scheduledEndsAt: endsAt,
      endsAt,
      hardEndsAt,
      pausedAt: isPaused ? scope.now : null,
      closedAt: null,
      standstillEndsAt: null,
      unsuccessfulReason: null,
      reopenedAt: null,
      rulesHash: hashRules(rules),
      finalHead: null,
    })
    .execute();
  const sealedKey = rules.bidTypeId === bidType.sealed ? createLotKey(scope.vault, request.id) : null;
  await sql`select app.open_lot_book(${request.id}, ${scope.now}, ${sealedKey})`.execute(scope.db);
  const lot = await lockLot(scope, request.id);
  if (!lot) throw new Error('A lot that was just opened is missing.');
  await appendLeaves(scope, lot, [
    { kind: 'rules', ...rulesForLog(rules, engagement) },
    { kind: 'opening', round: 1, endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() },
    ...(isPaused ? [{ kind: 'pause', reason: null } satisfies NewLeaf] : []),
  ]);
  await scope.emit({
    kind: biddingEvents.lotOpened,
    clientId,
    engagementId,
    talentRequestId: request.id,
    data: { until: endsAt.toISOString() },
  });
};

/** Opens the lots of an engagement that has moved to its bidding stage. Closed talent requests get no lot. */
export const openLots = async (scope: Scope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return;
  const { inMarket, paused } = talentRequestStatus;
  const requests = (await listEngagementRequests(scope, engagementId)).filter(
    ({ statusId }) => statusId === inMarket || statusId === paused,
  );
  const rulesById = await findLotRules(
    scope,
    requests.map(({ id }) => id),
  );
  for (const request of requests) {
    const found = rulesById.get(request.id);
    const endsAt = found?.endsAt ?? engagement.biddingEndsAt;
    if (found && endsAt) await openLot(scope, { engagement, request, rules: rulesForBidders(found), endsAt });
  }
};

/**
 * Opens the lot of a talent request that was cancelled before the bidding stage and restored during that stage.
 * Agencies have at least a day to bid, as after a change of terms.
 */
export const openRestoredLot = async (
  scope: Scope,
  engagement: FoundEngagement,
  request: Pick<FoundTalentRequest, 'id' | 'statusId'>,
): Promise<void> => {
  const found = (await findLotRules(scope, [request.id])).get(request.id);
  if (!found) return;
  const planned = found.endsAt ?? engagement.biddingEndsAt ?? scope.now;
  const endsAt = new Date(Math.max(planned.getTime(), scope.now.getTime() + bidConfirmationMs));
  await openLot(scope, { engagement, request, rules: rulesForBidders(found), endsAt });
  const lot = { talentRequestId: request.id, engagementId: engagement.id, clientId: engagement.clientId };
  // Agencies were notified when the bidding stage opened, but that notification didn't cover this lot.
  await scope.emit({ kind: biddingEvents.lotRestored, ...lot, data: { until: endsAt.toISOString() } });
  if (scope.side === 'client' || scope.side === 'system') await saveLotEnd(scope, lot, endsAt);
};
