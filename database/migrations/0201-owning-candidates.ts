import { sql, type Kysely } from 'kysely';

/**
 * Stores which candidate began the ownership under which another one was submitted, so that the employer has one period
 * and one claim for all submissions under an ownership. Fills the column for candidates of the last two weeks, because the
 * period for claiming older ones is over. Source: decision 0177.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table candidate add column owning_candidate_id uuid references candidate check (owning_candidate_id <> id);
       create index candidate_of_owning_candidate on candidate (owning_candidate_id)
         where owning_candidate_id is not null;
       update candidate k set owning_candidate_id = (
         select first.id
         from candidate_identity i
           join candidate_ownership o on o.client_id = i.client_id and o.key_type = i.key_type
             and o.key_hash = i.key_hash and o.supplier_id = k.supplier_id
             and o.scope_id in (k.client_id, k.talent_request_id)
           join candidate first on first.id = o.candidate_id
         where i.candidate_id = k.id and first.id <> k.id and first.date_submitted <= k.date_submitted
           and o.owned_until > k.date_submitted
         order by first.date_submitted, first.id limit 1)
       where k.date_submitted > now() - interval '14 days'`,
    )
    .execute(db);
};
