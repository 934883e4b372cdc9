import { withInspectionConnection } from './crash-consistency.ts';

/**
 * From now on, counts every run of the reaction that evaluates a candidate's answers. Each run is detected by its
 * update of the row.
 */
export const countAnswerEvaluations = (databaseUrl: string): Promise<void> =>
  withInspectionConnection(databaseUrl, async (db) => {
    await db.query(
      `create table proof_run (candidate_id uuid not null);
       create function proof_count() returns trigger language plpgsql security definer as
         $$ begin insert into public.proof_run values (new.id); return new; end $$;
       create trigger proof_count after update of is_qualified on candidate for each row execute function proof_count()`,
    );
  });

/** Returns how often each of these candidates was evaluated. */
export const answerEvaluationsOf = (databaseUrl: string, candidates: readonly string[]): Promise<number[]> =>
  withInspectionConnection(databaseUrl, async (db) => {
    const { rows } = await db.query<{ id: string; n: number }>(
      'select candidate_id as id, count(*)::int as n from proof_run group by candidate_id',
    );
    const runs = new Map(rows.map((row) => [row.id, row.n]));
    return candidates.map((id) => runs.get(id) ?? 0);
  });
