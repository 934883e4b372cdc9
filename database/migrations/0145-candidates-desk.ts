import { sql, type Kysely } from 'kysely';

/** Saved views of the board and of the candidate centre in one table, and an index for the provider's list of hires. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table board_view rename to saved_view;
       alter table saved_view add column page text not null default 'board'
         constraint saved_view_page check (page in ('board', 'candidates'));
       alter table saved_view alter column page drop default;
       alter table saved_view rename constraint board_view_pkey to saved_view_pkey;
       alter table saved_view rename constraint board_view_tenant_id_fkey to saved_view_tenant_id_fkey;
       alter table saved_view rename constraint board_view_user_id_fkey to saved_view_user_id_fkey;
       alter table saved_view rename constraint board_view_name_check to saved_view_name_check;
       alter table saved_view rename constraint board_view_query_check to saved_view_query_check;
       alter policy board_view_read on saved_view rename to saved_view_read;
       alter policy board_view_add on saved_view rename to saved_view_add;
       alter policy board_view_change on saved_view rename to saved_view_change;
       alter policy board_view_remove on saved_view rename to saved_view_remove;
       drop index board_view_name;
       drop index board_view_default;
       create unique index saved_view_name on saved_view (user_id, page, lower(name));
       create unique index saved_view_default on saved_view (user_id, page) where is_default;
       create index candidate_hired on candidate (date_hired desc nulls last, id)
         where status_id = 2 and erased_at is null`,
    )
    .execute(db);
};
