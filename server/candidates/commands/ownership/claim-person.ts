import { sql } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { identityKeyText, type IdentityKey } from '../../rules/identity-keys.ts';

const day = 86_400_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'candidate_identity_once';

/** Returns the scope and the end date of an ownership that begins now, according to the client's settings. */
const newOwnership = async (scope: AgencyScope, clientId: string, talentRequestId: string) => {
  const { ownershipDays, ownershipScope } = await scope.db
    .selectFrom('tenant')
    .select(['ownershipDays', 'ownershipScope'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    scopeId: ownershipScope === 'all_requests' ? clientId : talentRequestId,
    until: new Date(scope.now.getTime() + ownershipDays * day),
  };
};

/**
 * Claims a person at a client for the calling agency, and registers the identity keys in the talent request; false if
 * another agency was first. The database decides, so that exactly one of several simultaneous claims succeeds. After
 * false, the transaction must be rolled back.
 */
export const claimPerson = async (
  scope: AgencyScope,
  candidate: { id: string; clientId: string; talentRequestId: string },
  keys: readonly IdentityKey[],
): Promise<boolean> => {
  if (keys.length === 0) return true;
  const { scopeId, until } = await newOwnership(scope, candidate.clientId, candidate.talentRequestId);
  const { rows } = await sql<{ claimed: boolean }>`
    select app.claim_person(${candidate.clientId}, ${scopeId}, ${candidate.id},
                            ${keys.map(identityKeyText)}::text[], ${until}, ${scope.now}) as claimed`.execute(scope.db);
  if (!rows[0]?.claimed) return false;
  try {
    await scope.db
      .insertInto('candidateIdentity')
      .values(
        keys.map((key) => ({
          candidateId: candidate.id,
          talentRequestId: candidate.talentRequestId,
          supplierId: scope.tenantId,
          clientId: candidate.clientId,
          keyType: key.keyType,
          keyHash: key.keyHash,
        })),
      )
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** Releases keys that a candidate no longer has, unless another of the agency's candidates has them too. */
export const releasePerson = async (
  scope: AgencyScope,
  candidate: { id: string; clientId: string; talentRequestId: string },
  keys: readonly IdentityKey[],
): Promise<void> => {
  if (keys.length === 0) return;
  await sql`
    select app.release_person(${candidate.clientId}, ${candidate.talentRequestId}, ${candidate.id},
                              ${keys.map(identityKeyText)}::text[])`.execute(scope.db);
};

/** Releases a person in the talent request or claims them again; false if another submission has claimed them since. */
export const setPersonOwnershipActive = async (
  scope: AgencyScope,
  candidateId: string,
  active: boolean,
): Promise<boolean> => {
  try {
    await scope.db
      .updateTable('candidateIdentity')
      .set({ active })
      .where('candidateId', '=', candidateId)
      .where('supplierId', '=', scope.tenantId)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
