import { sql } from 'kysely';
import { askAgainDays } from '#contract/consents/rules.ts';
import { identityKeysForAgency, identityKeyText, type PersonIdentity } from '#server/candidates/public.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { WaitingSubmission } from '../tables.ts';

const periodMs = askAgainDays * 86_400_000;

/**
 * Returns keyed hashes of all contact details by which the agency knows the person, including those of earlier
 * submissions. They identify nobody without the server's secret.
 */
const personMacs = async (
  { db, vault }: Pick<AgencyScope | SystemScope, 'db' | 'vault'>,
  supplierId: string,
  person: PersonIdentity,
): Promise<string[]> => {
  const [keys = []] = await identityKeysForAgency({ db, tenantId: supplierId }, [person]);
  const { rows } = await sql<{ keys: string[] }>`
    select app.known_keys(${supplierId}, ${keys.map(identityKeyText)}::text[]) as keys`.execute(db);
  return (rows[0]?.keys ?? []).map((key) => vault.mac('consent refusal', key));
};

/**
 * Records that a person refused or withdrew their consent, or deleted their data, so that the agency can't ask them
 * again for `askAgainDays` days, even after their data is erased. Source: decision 0158.
 */
export const recordRefusal = async (
  scope: SystemScope,
  {
    supplierId,
    engagementId,
    talentRequestId,
    submission,
  }: { supplierId: string; engagementId: string; talentRequestId: string; submission: WaitingSubmission },
): Promise<void> => {
  const macs = await personMacs(scope, supplierId, submission);
  if (macs.length === 0) return;
  await scope.db
    .insertInto('consentRefusal')
    .values(macs.map((keyMac) => ({ supplierId, engagementId, talentRequestId, keyMac, refusedAt: scope.now })))
    .onConflict((conflict) =>
      conflict.columns(['supplierId', 'talentRequestId', 'keyMac']).doUpdateSet({ refusedAt: scope.now }),
    )
    .execute();
};

/**
 * Whether a person refused within the last `askAgainDays` days, under any contact detail by which the agency knows
 * them.
 */
export const hasRefusedRecently = async (
  scope: AgencyScope,
  { talentRequestId, ...person }: PersonIdentity & { talentRequestId: string },
): Promise<boolean> => {
  const macs = await personMacs(scope, scope.tenantId, person);
  if (macs.length === 0) return false;
  const refusal = await scope.db
    .selectFrom('consentRefusal')
    .select('refusedAt')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .where('keyMac', 'in', macs)
    .where('refusedAt', '>', new Date(scope.now.getTime() - periodMs))
    .limit(1)
    .executeTakeFirst();
  return refusal !== undefined;
};

/** Deletes refusals after which the agency can ask again. */
export const purgeRefusals = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('consentRefusal')
    .where('refusedAt', '<=', new Date(scope.now.getTime() - periodMs))
    .execute();
};
