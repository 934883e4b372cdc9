import { sql } from 'kysely';
import type { TenantScope } from './scope.ts';

/**
 * Lets the rest of this transaction read what the caller did in engagements that they are no longer assigned to. For
 * what is stored about them and nothing else: that is theirs to know, whoever has the work by now.
 */
export const includePastWork = async (scope: TenantScope): Promise<void> => {
  await sql`select set_config('app.works_as', '', true)`.execute(scope.db);
};
