import { sql } from 'kysely';
import { identityKeysForAgency, identityKeyText } from '#server/candidates/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Finds the disputes that an agency opened about the person with an email address, and whether they are undecided. */
export const findDisputesByEmail = async (
  scope: SystemScope,
  { supplierId, emailAddress }: { supplierId: string; emailAddress: string },
): Promise<{ id: string; isOpen: boolean }[]> => {
  const person = { emailAddress, contactNumber: '', linkedIn: '', currentCountryId: null };
  const [keys = []] = await identityKeysForAgency({ db: scope.db, tenantId: supplierId }, [person]);
  const rows = await scope.db
    .selectFrom('ownershipDispute')
    .select(['id', 'state'])
    .where('supplierId', '=', supplierId)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`keys && ${keys.map(identityKeyText)}::text[]`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, state }) => ({ id, isOpen: state === 'open' }));
};
