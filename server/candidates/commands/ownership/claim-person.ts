import { sql } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import { identityKeyText, type IdentityKey } from '../../rules/identity-keys.ts';

const day = 86_400_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'candidate_identity_once';

type ClaimingCandidate = Pick<CandidateRow, 'id' | 'clientId' | 'talentRequestId'>;

/** A scope in which a person is owned, the whole client or one talent request, and the end of that ownership. */
interface OwnedScope {
  readonly scopeId: string;
  readonly until: Date;
}

/** Returns the scope and the end date of an ownership that begins at this time, according to the client's settings. */
const newOwnership = async (
  scope: AgencyScope,
  { clientId, talentRequestId }: ClaimingCandidate,
  since: Date,
): Promise<OwnedScope> => {
  const { ownershipDays, ownershipScope } = await scope.db
    .selectFrom('tenant')
    .select(['ownershipDays', 'ownershipScope'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    scopeId: ownershipScope === 'all_requests' ? clientId : talentRequestId,
    until: new Date(since.getTime() + ownershipDays * day),
  };
};

/**
 * Returns the ownerships by which the agency owns a candidate. A candidate without identity keys before the edit is
 * owned from the submission.
 */
const currentOwnerships = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate & Pick<CandidateRow, 'dateSubmitted'>,
  hadKeys: boolean,
): Promise<OwnedScope[]> => {
  const { rows } = await sql<{ scopeId: string; ownedUntil: Date }>`
    select * from app.owned_scopes(${candidate.id}, ${scope.now})`.execute(scope.db);
  const owned = rows.map(({ scopeId, ownedUntil }) => ({ scopeId, until: ownedUntil }));
  if (hadKeys) return owned;
  const first = await newOwnership(scope, candidate, candidate.dateSubmitted);
  return first.until > scope.now ? [...owned, first] : owned;
};

/** Claims identity keys in an ownership's scope. Returns false if another agency has already claimed one of them. */
const claimKeys = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate,
  keys: readonly IdentityKey[],
  { scopeId, until }: OwnedScope,
): Promise<boolean> => {
  const { rows } = await sql<{ claimed: boolean }>`
    select app.claim_person(${candidate.clientId}, ${scopeId}, ${candidate.id},
                            ${keys.map(identityKeyText)}::text[], ${until}, ${scope.now}) as claimed`.execute(scope.db);
  return rows[0]?.claimed === true;
};

/** Registers a candidate's keys in the talent request; false if another candidate has one of them there. */
const registerKeys = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate,
  keys: readonly IdentityKey[],
): Promise<boolean> => {
  if (keys.length === 0) return true;
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

/**
 * Claims a person at a client for the calling agency, and registers the identity keys in the talent request; false if
 * another agency was first. The database decides, so that exactly one of several simultaneous claims succeeds. After
 * false, the transaction must be rolled back.
 */
export const claimPerson = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate,
  keys: readonly IdentityKey[],
): Promise<boolean> => {
  if (keys.length === 0) return true;
  const owned = await newOwnership(scope, candidate, scope.now);
  if (!(await claimKeys(scope, candidate, keys, owned))) return false;
  await sql`
    select app.join_ownership(${candidate.id}, ${keys.map(identityKeyText)}::text[], ${scope.now})`.execute(scope.db);
  return registerKeys(scope, candidate, keys);
};

/**
 * Replaces a candidate's identity keys after an edit; false if another agency or another candidate has one of them.
 * After false, the transaction must be rolled back. An edit neither begins an ownership nor extends one: new keys belong
 * to the agency for as long as it owns the person, and not at all if that ownership has ended. A candidate who could not
 * be identified before is owned from the submission.
 */
export const replaceKeys = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate & Pick<CandidateRow, 'dateSubmitted'>,
  { former, keys }: { former: readonly IdentityKey[]; keys: readonly IdentityKey[] },
): Promise<boolean> => {
  const known = new Set(former.map(identityKeyText));
  const hasNewKey = keys.some((key) => !known.has(identityKeyText(key)));
  // Read before the former keys are released. An edit without a new key claims nothing, whichever agency owns the person.
  const owned = hasNewKey ? await currentOwnerships(scope, candidate, former.length > 0) : [];
  await scope.db
    .deleteFrom('candidateIdentity')
    .where('candidateId', '=', candidate.id)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  const kept = new Set(keys.map(identityKeyText));
  await releasePerson(
    scope,
    candidate,
    former.filter((key) => !kept.has(identityKeyText(key))),
  );
  for (const one of owned) if (!(await claimKeys(scope, candidate, keys, one))) return false;
  return registerKeys(scope, candidate, keys);
};

/** Releases keys that a candidate no longer has, unless another of the agency's candidates has them too. */
export const releasePerson = async (
  scope: AgencyScope,
  candidate: ClaimingCandidate,
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
