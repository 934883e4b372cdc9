import { sql, type Kysely } from 'kysely';

/**
 * Removes the dates of rejections and withdrawals that were undone, which reports still showed. A candidate leaves these
 * statuses only by an undo, so such a date is left over if the candidate has another status now, or was rejected again
 * later. Source: decision 0200.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update candidate set date_withdrawn = null where date_withdrawn is not null and status_id <> 5`.execute(db);
  await sql`
    update candidate set date_rejected = null where date_rejected is not null and status_id <> 3`.execute(db);
  await sql`
    update candidate k set date_rejected = last.at
    from (select candidate_id, max(at) as at from candidate_step where to_status_id = 3 group by candidate_id) last
    where last.candidate_id = k.id and k.status_id = 3 and k.date_rejected < last.at`.execute(db);
};
