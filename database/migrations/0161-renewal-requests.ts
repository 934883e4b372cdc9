import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * Requests that ask people whether their data may be kept for another period, and people's refusals. Source: domain
 * rules D24.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await makeTable(
    db,
    'renewal_request',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     person_id uuid not null references person,
     supplier_id uuid not null references tenant,
     first_name text not null,
     last_name text not null,
     email_address text not null,
     asked_at timestamptz not null,
     asked_by uuid not null references app_user,
     asked_by_name text not null,
     expires_at timestamptz not null check (expires_at > asked_at),
     answered_at timestamptz,
     keeps boolean,
     constraint renewal_request_answered check ((answered_at is null) = (keeps is null))`,
  );
  await addInheritedAssignmentPolicy(db, 'renewal_request', 'person');
  await run(`
    create index renewal_request_of on renewal_request (person_id, asked_at desc);
    create index renewal_request_of_agency on renewal_request (supplier_id);
    create index renewal_request_of_user on renewal_request (asked_by);
    -- When the person refused to be kept; counts until they are submitted again or agree after all.
    alter table person add column keep_refused_at timestamptz;
    create index person_refused on person (supplier_id) where keep_refused_at is not null`);
};
