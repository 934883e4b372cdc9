import { sql } from 'kysely';
import { bidType } from '#contract/bidding/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import {
  findEngagement,
  lotRulesOf,
  talentRequestsOf,
  type FoundEngagement,
  type FoundLotRules,
} from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { rulesHash } from '../rules/log/leaf.ts';
import { createLotKey } from '../rules/log/sealed-opening.ts';
import { appendLeaves, type NewLeaf } from './append-leaves.ts';

/** The rules of a lot without its planned end, as agencies read and accept them. */
export const acceptedRules = ({ endsAt: _planned, ...rules }: FoundLotRules): LotRules => rules;

/** The rules with the currency of their amounts, as the log has them. */
export const rulesInForce = (
  rules: LotRules,
  { currencyCode: currency, currencyDigits }: Pick<FoundEngagement, 'currencyCode' | 'currencyDigits'>,
) => ({ rules, currency, currencyDigits });

/** The latest end of a lot whose bidding is planned to end at this time. */
export const hardEnd = ({ hardEndMinutes }: Pick<LotRules, 'hardEndMinutes'>, endsAt: Date): Date =>
  new Date(endsAt.getTime() + hardEndMinutes * 60_000);

/** Opens the lots of an engagement that has moved to its bidding stage. Closed talent requests have none. */
export const openLots = async (scope: Scope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return;
  const { inMarket, paused } = talentRequestStatus;
  const requests = (await talentRequestsOf(scope, engagementId)).filter(
    ({ statusId }) => statusId === inMarket || statusId === paused,
  );
  const rulesById = await lotRulesOf(
    scope,
    requests.map(({ id }) => id),
  );
  for (const request of requests) {
    const found = rulesById.get(request.id);
    const endsAt = found?.endsAt ?? engagement.biddingEndsAt;
    if (!found || !endsAt) continue;
    const rules = acceptedRules(found);
    const hardEndsAt = hardEnd(rules, endsAt);
    await scope.db
      .insertInto('lot')
      .values({
        talentRequestId: request.id,
        engagementId,
        clientId: engagement.clientId,
        publishedAt: engagement.publishedAt,
        state: 'open',
        opensAt: scope.now,
        scheduledEndsAt: endsAt,
        endsAt,
        hardEndsAt,
        pausedAt: request.statusId === paused ? scope.now : null,
        closedAt: null,
        standstillEndsAt: null,
        unsuccessfulReason: null,
        reopenedAt: null,
        rulesHash: rulesHash(rules),
        finalHead: null,
      })
      .execute();
    const sealedKey = rules.bidTypeId === bidType.sealed ? createLotKey(scope.vault, request.id) : null;
    await sql`select app.open_lot_book(${request.id}, ${scope.now}, ${sealedKey})`.execute(scope.db);
    const lot = await lockLot(scope, request.id);
    if (!lot) throw new Error('A lot that was just opened is missing.');
    await appendLeaves(scope, lot, [
      { kind: 'rules', ...rulesInForce(rules, engagement) },
      { kind: 'opening', round: 1, endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() },
      ...(request.statusId === paused ? [{ kind: 'pause', reason: null } satisfies NewLeaf] : []),
    ]);
    await scope.emit({
      kind: biddingEvents.lotOpened,
      clientId: engagement.clientId,
      engagementId,
      talentRequestId: request.id,
      data: { until: endsAt.toISOString() },
    });
  }
};
