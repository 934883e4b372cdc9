import { sql, type RawBuilder } from 'kysely';

/** Whether something about a candidate is undecided, in SQL. The view `app.open_matter` says what that is. */
export const hasOpenMatters = (candidateId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from app.open_matter m where m.candidate_id = ${candidateId}
    and m.supplier_id = (select c.supplier_id from candidate c where c.id = ${candidateId}))`;
