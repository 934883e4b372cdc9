import { sql, type Kysely } from 'kysely';

/** Puts on hold the fees of hires whose ownership was in dispute before fees had a state. Source: domain rules D12. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update candidate c set fee_state = 'on_hold'
    where c.status_id = 2 and c.fee_state is null and c.erased_at is null and exists (
      select from ownership_defence f
        join candidate owning on owning.id = f.candidate_id
        join candidate_identity one on one.candidate_id = f.candidate_id
        join candidate_identity other on other.supplier_id = one.supplier_id and other.client_id = one.client_id
          and other.key_type = one.key_type and other.key_hash = one.key_hash
      where f.outcome is null and other.candidate_id = c.id and f.scope_id in (c.client_id, c.talent_request_id)
        and c.date_submitted >= owning.date_submitted)`.execute(db);
};
