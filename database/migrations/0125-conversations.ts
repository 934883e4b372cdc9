import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';
import { applicationStatus } from '#contract/applications/states.ts';

const { pending, approved, rebid } = applicationStatus;

/** Conversations: clarifications of engagements, comments on candidates, and discussions. See decision 0088. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  // Hours before the end of clarification or the closing time; null for the defaults in the domain rules.
  await run(`
    alter table engagement
      add column question_hours int check (question_hours between 0 and 720),
      add column answer_hours int check (answer_hours between 0 and 720),
      add constraint questions_end_before_answers check (question_hours >= answer_hours)`);

  // A thread without an agency is a published clarification: nothing in it refers to the agency that asked.
  await makeTable(
    db,
    'thread',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     kind text not null check (kind in ('clarification', 'candidate', 'discussion')),
     supplier_id uuid references tenant,
     client_id uuid not null references tenant,
     supplier_name text not null default '',
     supplier_logo_path text,
     engagement_id uuid references engagement,
     candidate_id uuid unique references candidate on delete cascade,
     subject text not null default '' check (length(subject) <= 120),
     published_thread_id uuid unique references thread,
     created_at timestamptz not null,
     last_message_at timestamptz not null,
     constraint only_clarifications_are_published check (supplier_id is not null or kind = 'clarification'),
     constraint published_from_private check (published_thread_id is null or (kind = 'clarification' and supplier_id is not null)),
     constraint thread_of_engagement check (engagement_id is not null or kind = 'discussion'),
     constraint thread_of_candidate check ((candidate_id is not null) = (kind = 'candidate')),
     constraint thread_has_subject check ((subject <> '') = (kind <> 'candidate'))`,
  );
  await run(`
    create index thread_of_engagement on thread (engagement_id, last_message_at desc);
    create index thread_of_supplier on thread (supplier_id, last_message_at desc);
    create index thread_of_client on thread (client_id, last_message_at desc);
    create policy thread_published on thread for select using (
      supplier_id is null and (select app.is_approved_agency()) and exists (
        select 1 from application a
        where a.engagement_id = thread.engagement_id and a.supplier_id = (select app.tenant())
          and a.status_id in (${pending}, ${approved}, ${rebid})))`);
  await addAssignmentPolicy(db, 'thread', 'engagement_id');

  await makeTable(
    db,
    'message',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     thread_id uuid not null references thread on delete cascade,
     supplier_id uuid references tenant,
     client_id uuid not null references tenant,
     side text not null check (side in ('agency', 'client')),
     visible_to text not null default 'both' check (visible_to in ('both', 'agency', 'client')),
     author_user_id uuid,
     author_name text not null,
     text text not null check (length(text) between 1 and 4000),
     is_question boolean not null default false,
     earlier_texts jsonb not null default '[]',
     created_at timestamptz not null,
     edited_at timestamptz,
     constraint notes_stay_on_their_side check (visible_to = 'both' or visible_to = side),
     constraint questions_come_from_agencies check (not is_question or (side = 'agency' and visible_to = 'both')),
     constraint edited_within_minutes check (edited_at <= created_at + interval '15 minutes')`,
  );
  await run(`
    create index message_of_thread on message (thread_id, created_at, id);
    create index message_of_author on message (author_user_id) where author_user_id is not null;
    create policy message_published on message for select using (
      supplier_id is null and exists (select 1 from thread t where t.id = message.thread_id and t.supplier_id is null));
    create policy message_of_side on message as restrictive for select using (
      (select app.is_staff()) or visible_to in ('both', (select app.side())));
    create policy message_by_side on message as restrictive for insert with check (
      side = (select app.side()) or (select app.is_staff()) or (supplier_id is null and (select app.side()) = 'client'));
    create policy message_edited_by_side on message as restrictive for update using (
      side = (select app.side()) or (select app.is_staff()))`);
  await addInheritedAssignmentPolicy(db, 'message', 'thread');

  await makeTable(
    db,
    'thread_reader',
    { kind: 'owned', tenant: 'tenant_id' },
    `thread_id uuid not null references thread on delete cascade,
     user_id uuid not null references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     read_at timestamptz not null,
     primary key (thread_id, user_id)`,
  );
  await run('create index thread_reader_of_user on thread_reader (user_id)');
};
