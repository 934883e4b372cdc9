import { sql, type RawBuilder } from 'kysely';

/**
 * Whether something about a candidate is undecided, in SQL: a claim, a dispute, the fee of a hire or a salary change.
 * Each decision needs the candidate's details, and a salary change decides on a fee. A dispute about the person counts
 * even if it doesn't affect this candidate, because the person's other candidates are found by its keys; so does one that
 * the agency itself has opened. Source: decision 0159.
 */
export const hasOpenMatters = (candidateId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from candidate c where c.id = ${candidateId}
    and (c.claim_state = 'pending' or c.dispute_state = 'pending' or c.fee_state = 'on_hold'))
  or exists (select from candidate c join ownership_defence f on f.supplier_id = c.supplier_id and f.outcome is null
    where c.id = ${candidateId} and c.id in (select app.candidates_of_person(f.candidate_id, f.scope_id)))
  or exists (select from candidate_identity i join ownership_dispute d on d.supplier_id = i.supplier_id
    where i.candidate_id = ${candidateId} and d.state = 'open' and i.key_type || ':' || i.key_hash = any (d.keys))
  or exists (select from salary_revision r where r.candidate_id = ${candidateId} and r.state = 'open'))`;
