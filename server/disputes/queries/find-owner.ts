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
 * a whole; undefined if nobody but the agency itself did. As in a submission, the person's keys include those that the
 * agency knows from its own candidates.
 */
export const findDisputedPersonOwner = async (
  scope: SystemScope,
  dispute: DisputeRow,
): Promise<DisputedPersonOwner | undefined> => {
  const { rows } = await sql<DisputedPersonOwner>`
    select t.side, coalesce(own.id, k.id) as candidate_id, o.scope_id
    from (values (${dispute.clientId}::uuid), (${dispute.talentRequestId}::uuid)) s (scope_id)
      cross join lateral unnest(
        app.known_keys_in_scope(${dispute.supplierId}, ${dispute.clientId}, s.scope_id, ${dispute.keys}::text[])) known
      join candidate_ownership o on o.client_id = ${dispute.clientId} and o.scope_id = s.scope_id
        and o.key_type = split_part(known, ':', 1) and o.key_hash = split_part(known, ':', 2)
      join tenant t on t.id = o.supplier_id
      left join candidate own on own.id = o.candidate_id and own.supplier_id = o.supplier_id and own.erased_at is null
      -- Without a candidate of its own, the ownership comes from a dispute, or its candidate was erased.
      left join candidate_identity i on own.id is null and i.supplier_id = o.supplier_id and i.client_id = o.client_id
        and i.key_type = o.key_type and i.key_hash = o.key_hash and o.scope_id in (i.client_id, i.talent_request_id)
      left join candidate k on k.id = i.candidate_id and k.erased_at is null
    where o.owned_until > ${dispute.openedAt} and o.supplier_id <> ${dispute.supplierId}
    order by (o.scope_id = o.client_id), own.id is null, k.id is null, coalesce(own.date_submitted, k.date_submitted) desc
    limit 1`.execute(scope.db);
  return rows[0];
};
