import { sql } from 'kysely';
import type { Responsiveness } from '#contract/opportunities/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const months = 12;

/** How a client has answered the applications of all agencies within a year; null where it were fewer than five. */
export const responsivenessOf = async (scope: AgencyScope, clientId: string): Promise<Responsiveness | null> => {
  const { rows } = await sql<Omit<Responsiveness, 'months'>>`
    select * from app.responsiveness_of(${clientId}, ${scope.now})`.execute(scope.db);
  const [row] = rows;
  return row ? { ...row, medianHours: Math.round(row.medianHours * 10) / 10, months } : null;
};
