import { sql, type Kysely } from 'kysely';

/**
 * Puts on hold every candidate of a disputed person, found through any number of shared keys, and releases all others.
 * Also releases fees that were marked as assigned although no agency received them. Source: decisions 0155 and 0156.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const held = sql`
    with recursive same (dispute_id, scope_id, since, candidate_id) as (
      select f.dispute_id, f.scope_id, owning.date_submitted, f.candidate_id
      from ownership_defence f join candidate owning on owning.id = f.candidate_id
      where f.outcome is null
      union
      select same.dispute_id, same.scope_id, same.since, other.candidate_id
      from same
        join candidate_identity one on one.candidate_id = same.candidate_id
        join candidate_identity other on other.supplier_id = one.supplier_id and other.client_id = one.client_id
          and other.key_type = one.key_type and other.key_hash = one.key_hash
      where same.scope_id in (other.client_id, other.talent_request_id)),
    held as (
      select distinct c.id, c.status_id
      from same join candidate c on c.id = same.candidate_id
      where c.erased_at is null and same.scope_id in (c.client_id, c.talent_request_id)
        and (c.status_id <> 2 or c.date_submitted >= same.since))`;
  await sql`update candidate c set fee_state = null
    where c.fee_state = 'assigned' and not exists (select from assigned_fee a where a.candidate_id = c.id)`.execute(db);
  await sql`${held} update candidate c set fee_state = 'on_hold'
    from held where held.id = c.id and c.status_id = 2 and c.fee_state is null`.execute(db);
  await sql`${held} update candidate c set dispute_state = 'pending'
    from held where held.id = c.id and c.status_id <> 2 and c.dispute_state is null`.execute(db);
  await sql`${held} update candidate c set fee_state = null
    where c.fee_state = 'on_hold' and c.id not in (select id from held)`.execute(db);
  await sql`${held} update candidate c set dispute_state = null
    where c.dispute_state = 'pending' and c.id not in (select id from held)`.execute(db);
};
