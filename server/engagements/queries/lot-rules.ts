import { sql, type Selectable } from 'kysely';
import { trimZeros } from '#contract/common/money.ts';
import type { LotRules, TalentRequestView } from '#contract/engagements/shapes.ts';
import type { ClientScope, Scope } from '#server/platform/scope/scope.ts';
import type { LotPhase } from '../policy.ts';
import type { EngagementTables } from '../tables.ts';

/** A lot's bidding rules, with its planned end. */
export interface FoundLotRules extends LotRules {
  /** The planned end of bidding; null until the bidding stage begins. */
  endsAt: Date | null;
}

const trimmed = (amount: string | null): string | null => (amount === null ? null : trimZeros(amount));

const asFound = (row: Selectable<EngagementTables['lotRules']>): FoundLotRules => {
  const { talentRequestId: _request, engagementId: _engagement, clientId: _client, publishedAt: _at, ...rules } = row;
  return {
    ...rules,
    ceiling: trimmed(row.ceiling),
    startPrice: trimmed(row.startPrice),
    referenceAmount: trimmed(row.referenceAmount),
    hoursPerDay: trimmed(row.hoursPerDay),
    minimumStep: trimmed(row.minimumStep),
  };
};

/**
 * Returns the bidding rules of the given talent requests that the caller can see. Success fee engagements have no
 * bidding rules.
 */
export const findLotRules = async (
  scope: Scope,
  talentRequestIds: readonly string[],
): Promise<ReadonlyMap<string, FoundLotRules>> => {
  if (talentRequestIds.length === 0) return new Map();
  const all = scope.db.selectFrom('lotRules').selectAll().where('talentRequestId', 'in', talentRequestIds);
  const visible =
    scope.side === 'agency'
      ? all.where('publishedAt', 'is not', null)
      : scope.side === 'client'
        ? all.where('clientId', '=', scope.tenantId)
        : all;
  return new Map((await visible.execute()).map((row) => [row.talentRequestId, asFound(row)]));
};

/** Returns a talent request's bidding rules as the API represents them. */
export const lotRulesView = (rules: FoundLotRules | undefined): TalentRequestView['lotRules'] =>
  rules ? { ...rules, endsAt: rules.endsAt?.toISOString() ?? null } : null;

/**
 * Returns the phase of bidding on each of these talent requests. Requests on which bidding never began are absent.
 * Reads only what the policies need, because lots belong to a room that depends on this one.
 */
export const findLotPhases = async (
  scope: ClientScope,
  talentRequestIds: readonly string[],
): Promise<ReadonlyMap<string, LotPhase>> => {
  const { rows } = await sql<{ talentRequestId: string; phase: LotPhase }>`
    select talent_request_id as "talentRequestId",
      case when state = 'scheduled' or (state in ('open', 'rebid') and (paused_at is not null or ends_at > ${scope.now}))
        then 'open' else 'closed' end as phase
    from lot where client_id = ${scope.tenantId} and talent_request_id = any(${[...talentRequestIds]}::uuid[])`.execute(
    scope.db,
  );
  return new Map(rows.map(({ talentRequestId, phase }) => [talentRequestId, phase]));
};
