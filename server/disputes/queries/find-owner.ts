import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { DisputeRow } from './lock-dispute.ts';

/**
 * The owner of a disputed person: an agency, with the candidate on which its ownership is based, or a party that has no
 * candidate.
 */
export type DisputedPersonOwner = { scopeId: string } & (
  { side: 'agency'; candidateId: string } | { side: 'agency' | 'client'; candidateId: null }
);

/**
 * Finds who owned a disputed person when the dispute was opened, first in the talent request and then at the client as
 * a whole; undefined if nobody but the agency itself did.
 */
export const findDisputedPersonOwner = async (
  scope: SystemScope,
  dispute: DisputeRow,
): Promise<DisputedPersonOwner | undefined> => {
  const { rows } = await sql<DisputedPersonOwner>`
    select t.side, k.id as candidate_id, o.scope_id
    from candidate_ownership o
      join tenant t on t.id = o.supplier_id
      left join candidate_identity i on i.supplier_id = o.supplier_id and i.client_id = o.client_id
        and i.key_type = o.key_type and i.key_hash = o.key_hash
      left join candidate k on k.id = i.candidate_id and k.erased_at is null
    where o.client_id = ${dispute.clientId} and o.scope_id in (o.client_id, ${dispute.talentRequestId})
      and o.owned_until > ${dispute.openedAt} and o.supplier_id <> ${dispute.supplierId}
      and (o.key_type || ':' || o.key_hash) = any (${dispute.keys}::text[])
    order by (o.scope_id = o.client_id), (k.id = o.candidate_id) desc nulls last, k.date_submitted desc
    limit 1`.execute(scope.db);
  return rows[0];
};
