import { sql } from 'kysely';
import { identityKeyText } from '#server/candidates/public.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { DisputeTables } from '../tables.ts';

/**
 * The number of days after the end of a dispute for which it keeps the person's data, and after an erasure only keyed
 * hashes. Until then the agency can't dispute the person again.
 */
export const keptDays = 180;
const periodMs = keptDays * 86_400_000;

const macOf = (scope: Pick<AgencyScope | SystemScope, 'vault'>, key: string): string =>
  scope.vault.mac('past dispute', key);

type PastDispute = Omit<DisputeTables['pastDispute'], 'keyMac'> & { readonly keys: readonly string[] };

/** Stores keyed hashes of the keys. They identify nobody without the server's secret. */
const storePastDisputes = async (scope: SystemScope, disputes: readonly PastDispute[]): Promise<void> => {
  const rows = disputes.flatMap(({ keys, ...dispute }) =>
    keys.map((key) => ({ ...dispute, keyMac: macOf(scope, key) })),
  );
  for (const row of rows)
    await scope.db
      .insertInto('pastDispute')
      .values(row)
      // Two disputes can have a key in common. The later end counts.
      .onConflict((conflict) =>
        conflict
          .columns(['supplierId', 'clientId', 'scopeId', 'part', 'keyMac'])
          .doUpdateSet({ endedAt: sql`greatest(past_dispute.ended_at, excluded.ended_at)` }),
      )
      .execute();
};

/**
 * Remembers disputes that an agency opened, before the person's data is removed from them, so that an erasure doesn't let
 * the agency dispute the person again. Source: decision 0173.
 */
export const recordOpenedDisputes = async (scope: SystemScope, disputeIds: readonly string[]): Promise<void> => {
  if (disputeIds.length === 0) return;
  const rows = await scope.db
    .selectFrom('ownershipDispute')
    .select(['supplierId', 'clientId', 'talentRequestId as scopeId', 'endedAt', 'keys'])
    .where('id', 'in', disputeIds)
    .execute();
  await storePastDisputes(
    scope,
    rows.flatMap(({ endedAt, ...row }) => (endedAt === null ? [] : [{ ...row, endedAt, part: 'opened' as const }])),
  );
};

/**
 * Remembers the disputes in which an agency lost the person behind a candidate, before the candidate is erased. Source:
 * decision 0173.
 */
export const recordLostDisputes = async (scope: SystemScope, candidateId: string): Promise<void> => {
  const lost = await scope.db
    .selectFrom('ownershipDefence as f')
    .innerJoin('ownershipDispute as d', 'd.id', 'f.disputeId')
    .select(['f.supplierId', 'd.clientId', 'f.scopeId', 'f.endedAt'])
    .where('f.candidateId', '=', candidateId)
    .where('f.outcome', '=', 'lost')
    .execute();
  if (lost.length === 0) return;
  const identities = await scope.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidateId)
    .execute();
  const keys = identities.map(identityKeyText);
  await storePastDisputes(
    scope,
    lost.flatMap(({ endedAt, ...row }) => (endedAt === null ? [] : [{ ...row, endedAt, keys, part: 'lost' as const }])),
  );
};

/**
 * Whether the agency has already disputed this person for the talent request or client, possibly with other keys, or
 * lost the person in another agency's dispute. Disputes can't be repeated, because they block hires.
 */
export const hasDisputed = async (
  scope: AgencyScope,
  { clientId, talentRequestId, keys }: { clientId: string; talentRequestId: string; keys: readonly string[] },
): Promise<boolean> => {
  const macs = keys.map((key) => macOf(scope, key));
  const since = new Date(scope.now.getTime() - periodMs);
  const { rows } = await sql<{ isDecided: boolean }>`
    select app.has_disputed(${clientId}, ${talentRequestId}, ${keys}::text[], ${macs}::text[], ${since}) as is_decided`.execute(
    scope.db,
  );
  return rows[0]?.isDecided === true;
};

/** Deletes the hashes of disputes after which the agency can dispute the person again. */
export const purgePastDisputes = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('pastDispute')
    .where('endedAt', '<=', new Date(scope.now.getTime() - periodMs))
    .execute();
};
