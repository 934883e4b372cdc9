import { sql, type Kysely } from 'kysely';

/**
 * The owner's side of a dispute is now stored when the dispute is opened, with the keys that both agencies know at that
 * time; a job then raises the dispute with the owner. A dispute also refers to the consent that the candidate had given
 * to the agency. Source: decision 0168.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run(`
    -- A version before this one adds the row only when it raises the dispute.
    alter table ownership_defence add column is_raised boolean not null default true,
      add column keys text[] not null default '{}';
    alter table ownership_dispute add column consent_request_id uuid references consent_request;
    create index ownership_dispute_of_consent on ownership_dispute (consent_request_id) where consent_request_id is not null;
    update ownership_dispute d set consent_request_id = (
      select c.id from consent_request c
      where c.supplier_id = d.supplier_id and c.client_id = d.client_id and c.answered_at = d.consented_at
        and c.state in ('agreed', 'withdrawn')
      order by c.id limit 1)
    where d.consented_at is not null and d.erased_at is null`);
};
