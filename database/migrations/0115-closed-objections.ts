import { sql, type Kysely } from 'kysely';

/** Objections to an award that was cancelled are closed without a decision. See decision 0071. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table award_objection rename column words to text`.execute(db);
  await sql`alter table award_objection rename column decision_words to decision_text`.execute(db);
  await sql`alter table award_objection drop constraint award_objection_state_check`.execute(db);
  await sql`
    alter table award_objection add constraint award_objection_state_check
      check (state in ('open', 'upheld', 'dismissed', 'closed'))`.execute(db);
  await sql`
    update award_objection o set state = 'closed', decided_at = now() from lot l
    where l.talent_request_id = o.talent_request_id and o.state = 'open' and l.state <> 'standstill'`.execute(db);
};
