import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Ends the ownership that an agency has through a candidate. If another of its candidates is the same person, was
 * submitted during this ownership, hasn't withdrawn their consent and wasn't lost in a dispute or claim, that candidate
 * takes over all keys and the date of the ownership. All keys go the same way, because otherwise the person would have
 * two owners.
 */
export const releaseOwnership = async (
  scope: SystemScope,
  { id: candidateId, supplierId }: { id: string; supplierId: string },
): Promise<void> => {
  await sql`
    select app.lock_ownership(client_id) from candidate where id = ${candidateId}`.execute(scope.db);
  await sql`
    update candidate_ownership o set candidate_id = other.id
    from (
      select distinct on (held.client_id, held.scope_id) held.client_id, held.scope_id, k.id
      from (select distinct client_id, scope_id from candidate_ownership
            where candidate_id = ${candidateId} and supplier_id = ${supplierId}) held
        -- The ownership refers to the first candidate of its period.
        join candidate first on first.id = ${candidateId}
        cross join lateral app.candidates_of_person(first.id, held.scope_id) same
        join candidate k on k.id = same.candidate_id
      where k.id <> first.id and k.consent_withdrawn_at is null
        -- Submitted during this ownership: after this candidate, or as one that has another of its keys.
        and (k.date_submitted >= first.date_submitted or exists (
          select from candidate_ownership own where own.candidate_id = k.id and own.supplier_id = ${supplierId}
            and own.scope_id = held.scope_id and own.owned_until > ${scope.now}))
        -- Rolecall has decided that the agency doesn't represent the person behind these candidates.
        and k.dispute_state is distinct from 'lost' and k.claim_state is distinct from 'stands'
      order by held.client_id, held.scope_id, k.date_submitted, k.id) other
    where o.candidate_id = ${candidateId} and o.supplier_id = ${supplierId}
      and o.client_id = other.client_id and o.scope_id = other.scope_id`.execute(scope.db);
  // Keeps a client's ownership, which a successful claim bases on the same candidate.
  await scope.db
    .deleteFrom('candidateOwnership')
    .where('candidateId', '=', candidateId)
    .where('supplierId', '=', supplierId)
    .execute();
};
