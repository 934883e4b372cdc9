import { sql } from 'kysely';
import type { Responsiveness } from '#contract/opportunities/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const months = 12;

/**
 * Returns how quickly a client has answered applications from all agencies within a year; null if there were fewer than
 * five.
 */
export const readResponsiveness = async (scope: AgencyScope, clientId: string): Promise<Responsiveness | null> => {
  const { rows } = await sql<Omit<Responsiveness, 'months'>>`
    select * from app.client_responsiveness(${clientId}, ${scope.now})`.execute(scope.db);
  const [row] = rows;
  if (!row) return null;
  const { medianHours } = row;
  return { ...row, medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10, months };
};
