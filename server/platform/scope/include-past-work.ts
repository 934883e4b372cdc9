import { sql } from 'kysely';
import type { UserScope } from './scope.ts';

/**
 * Lets the rest of this transaction read the caller's own records in engagements that they are no longer assigned to.
 * Only for exports of the data stored about the caller, who may see their own data even if somebody else does the work
 * now.
 */
export const includePastAssignments = async (scope: UserScope): Promise<void> => {
  await sql`select set_config('app.works_as', '', true)`.execute(scope.db);
};
