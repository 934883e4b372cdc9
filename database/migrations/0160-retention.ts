import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * How long agencies keep people's data, and the holds that Rolecall's staff place on it. Source: domain rules D24; see
 * decision 0124.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  // An agency without a row uses the default defined in `contract/`.
  await makeTable(
    db,
    'retention_setting',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid primary key references tenant,
     months int not null constraint retention_months check (months between 6 and 84)`,
  );
  await run(`
    -- When the agency was notified that the period ends, and when the person last agreed to be kept.
    alter table person add column retention_noticed_at timestamptz, add column renewed_at timestamptz;
    create index consent_request_of_person on consent_request (supplier_id, lower(email_address)) where state = 'agreed';
    -- Nobody requests the erasure at the end of the period.
    alter table erasure alter column asked_by drop not null`);

  // Rows belong to the provider, because the agency isn't allowed to read the reason.
  await makeTable(
    db,
    'person_hold',
    { kind: 'owned', tenant: 'provider_id' },
    `id uuid primary key,
     provider_id uuid not null references tenant,
     person_id uuid not null references person,
     supplier_id uuid not null references tenant,
     reason text not null check (length(reason) between 1 and 2000),
     placed_at timestamptz not null,
     placed_by uuid not null references app_user,
     placed_by_name text not null,
     lifted_at timestamptz,
     lifted_by uuid references app_user,
     lifted_by_name text,
     constraint person_hold_lifted check ((lifted_at is null) = (lifted_by_name is null))`,
  );
  await run(`
    create unique index person_hold_once on person_hold (person_id) where lifted_at is null;
    create index person_hold_listed on person_hold (placed_at desc, id desc);
    create index person_hold_of_agency on person_hold (supplier_id);
    create index person_hold_of_provider on person_hold (provider_id);
    create index person_hold_placed_by on person_hold (placed_by);
    create index person_hold_lifted_by on person_hold (lifted_by) where lifted_by is not null;
    revoke delete on person_hold from rolecall_app`);
};
