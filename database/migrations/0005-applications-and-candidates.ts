import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const shared = { kind: 'shared', supplier: 'supplier_id', client: 'client_id' } as const;

  await makeTable(
    db,
    'application',
    shared,
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     supplier_name text not null,
     status_id int not null check (status_id between 1 and 7),
     previous_status_id int,
     location text not null default '',
     terms_version int not null,
     terms_hash text not null,
     terms jsonb not null,
     fee_type_id int check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     applied_by uuid not null,
     applied_by_name text not null,
     applied_at timestamptz not null,
     decided_at timestamptz,
     decided_by_name text,
     reason_code text,
     reason_text text,
     withdrawn_at timestamptz,
     constraint application_once unique (engagement_id, supplier_id)`,
  );
  await sql
    .raw(`create index application_of_supplier on application (supplier_id, status_id, applied_at desc)`)
    .execute(db);

  await makeTable(
    db,
    'assignment',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     created_by uuid not null,
     created_at timestamptz not null,
     deleted_at timestamptz`,
  );
  await sql
    .raw(
      `create unique index assignment_once on assignment (engagement_id, user_id) where deleted_at is null;
          create index assignment_of_user on assignment (user_id) where deleted_at is null`,
    )
    .execute(db);

  await makeTable(
    db,
    'candidate',
    shared,
    `id uuid primary key,
     number int not null unique,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     application_id uuid not null references application,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     supplier_name text not null,
     first_name text not null check (length(first_name) between 1 and 100),
     last_name text not null check (length(last_name) between 1 and 100),
     email_address text not null,
     contact_number text not null default '',
     linked_in text not null default '',
     location text not null default '',
     current_country_id int references country,
     currency_id int not null references currency,
     base_salary numeric(14,2) not null check (base_salary > 0),
     total_compensation numeric(14,2),
     base_salary_revised numeric(14,2),
     is_base_salary_revised boolean not null default false,
     date_base_salary_revised timestamptz not null default '1900-01-01T00:00:00Z',
     fee_type_id int not null check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     agency_fee numeric(14,2) not null check (agency_fee >= 0),
     comment_to_employer text not null default '',
     status_id int not null default 1 check (status_id between 1 and 9),
     previous_status_id int,
     is_qualified boolean not null default true,
     reason_code text,
     reason_text text,
     first_viewed_at timestamptz,
     consent_confirmed_at timestamptz,
     submitted_by uuid not null,
     submitted_by_name text not null,
     date_submitted timestamptz not null,
     date_short_listed timestamptz,
     date_screened timestamptz,
     date_interviewed timestamptz,
     date_offer_extended timestamptz,
     date_hired timestamptz,
     date_rejected timestamptz,
     date_not_selected timestamptz,
     date_withdrawn timestamptz,
     updated_at timestamptz not null`,
  );
  await sql
    .raw(
      `create index candidate_of_supplier on candidate (supplier_id, status_id, date_submitted desc, id desc);
       create index candidate_of_client on candidate (client_id, date_submitted desc);
       create index candidate_of_request on candidate (talent_request_id, status_id);
       create index candidate_of_engagement on candidate (engagement_id, supplier_id, status_id)`,
    )
    .execute(db);

  await makeTable(
    db,
    'candidate_identity',
    shared,
    `candidate_id uuid not null references candidate on delete cascade,
     talent_request_id uuid not null references talent_request,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     key_type text not null check (key_type in ('email', 'phone', 'linkedin')),
     key_hash text not null,
     active boolean not null default true,
     primary key (candidate_id, key_type)`,
  );
  await sql
    .raw(
      `create unique index candidate_identity_once on candidate_identity (talent_request_id, key_type, key_hash) where active;
          create index candidate_identity_key on candidate_identity (supplier_id, client_id, key_type, key_hash)`,
    )
    .execute(db);

  await makeTable(
    db,
    'candidate_ownership',
    { kind: 'system' },
    `client_id uuid not null references tenant,
     key_type text not null,
     key_hash text not null,
     scope_id uuid not null,
     supplier_id uuid not null references tenant,
     candidate_id uuid not null,
     owned_until timestamptz not null,
     primary key (client_id, key_type, key_hash, scope_id)`,
  );
  await sql
    .raw(
      `-- Who owns a person at a client: nobody, the asking agency, or somebody else. Never who.
       create function app.person_owner(p_client uuid, p_scope uuid, p_keys text[], p_now timestamptz)
         returns table (owner text, owned_until timestamptz)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select case when o.supplier_id = app.tenant() then 'self' else 'other' end, o.owned_until
         from candidate_ownership o
         where o.client_id = p_client and o.scope_id = p_scope and o.owned_until > p_now
           and (o.key_type || ':' || o.key_hash) = any (p_keys)
         order by (o.supplier_id = app.tenant()), o.owned_until desc limit 1 $$;
       -- Takes a person at a client for the asking agency; false when somebody else holds one of the keys.
       -- Keys are taken in one order, so that two agencies that ask at once wait for each other and never deadlock.
       create function app.claim_person(p_client uuid, p_scope uuid, p_candidate uuid, p_keys text[], p_until timestamptz, p_now timestamptz)
         returns boolean language plpgsql security definer set search_path = public set app.side = 'system' as $$
       declare one text; holder uuid;
       begin
         for one in select k from unnest(p_keys) k order by k loop
           insert into candidate_ownership as o (client_id, key_type, key_hash, scope_id, supplier_id, candidate_id, owned_until)
             values (p_client, split_part(one, ':', 1), split_part(one, ':', 2), p_scope, app.tenant(), p_candidate, p_until)
             on conflict (client_id, key_type, key_hash, scope_id) do update
               set supplier_id = excluded.supplier_id,
                   candidate_id = case when o.supplier_id = excluded.supplier_id and o.owned_until > p_now
                                       then o.candidate_id else excluded.candidate_id end,
                   owned_until = case when o.supplier_id = excluded.supplier_id and o.owned_until > p_now
                                      then o.owned_until else excluded.owned_until end
               where o.supplier_id = excluded.supplier_id or o.owned_until <= p_now
             returning o.supplier_id into holder;
           if holder is null then return false; end if;
           holder := null;
         end loop;
         return true;
       end $$;`,
    )
    .execute(db);

  await makeTable(
    db,
    'candidate_document',
    shared,
    `id uuid primary key,
     candidate_id uuid references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid references tenant,
     kind text not null check (kind in ('cv', 'other')),
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     text_content text,
     uploaded_by uuid not null,
     created_at timestamptz not null,
     deleted_at timestamptz`,
  );
  await sql
    .raw(
      `create index candidate_document_of on candidate_document (candidate_id) where deleted_at is null;
          create index candidate_document_loose on candidate_document (created_at) where candidate_id is null`,
    )
    .execute(db);

  await makeTable(
    db,
    'candidate_answer',
    shared,
    `candidate_id uuid not null references candidate on delete cascade,
     question_id uuid not null references qualification_question,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     answer text not null,
     primary key (candidate_id, question_id)`,
  );

  await makeTable(
    db,
    'candidate_step',
    shared,
    `id uuid primary key,
     candidate_id uuid not null references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     from_status_id int,
     to_status_id int not null,
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     by_side text not null,
     reason_code text,
     reason_text text`,
    'append',
  );
  await sql.raw(`create index candidate_step_of on candidate_step (candidate_id, at)`).execute(db);

  await makeTable(
    db,
    'submission_draft',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     talent_request_id uuid not null references talent_request,
     fields jsonb not null,
     document_id uuid references candidate_document,
     saved_at timestamptz not null,
     unique (user_id, talent_request_id)`,
  );
};
