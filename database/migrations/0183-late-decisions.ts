import { sql, type Kysely } from 'kysely';

/** When Rolecall's staff were reminded of a decision, and when the decision became late. Source: domain rules D12. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run(`
    alter table ownership_claim add column reminded_at timestamptz, add column late_at timestamptz;
    alter table ownership_dispute add column reminded_at timestamptz, add column late_at timestamptz;
    -- Each agency reads only its own row of a dispute.
    alter table ownership_defence add column late_at timestamptz;
    create index ownership_claim_to_decide on ownership_claim (decide_by) where state = 'contested'`);
};
