import { sql } from 'kysely';
import { contactPeriod, contactPeriodStart } from '#contract/claims/rules.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

/**
 * Returns the days on which a contact counts as proof of a claim on a candidate. Only the employer's period ends with an
 * earlier submission of the person, because its date would show an agency that another one had submitted the person.
 * Source: decision 0173.
 */
export const readContactPeriod = async (
  scope: AgencyScope | ClientScope,
  { id, dateSubmitted }: { id: string; dateSubmitted: Date },
  timeZone: string,
): Promise<{ from: string; to: string }> => {
  if (scope.side === 'agency') return contactPeriod(dateSubmitted, timeZone);
  const { rows } = await sql<{ introducedAt: Date | null }>`
    select app.introduced_at(${id}, ${contactPeriodStart(dateSubmitted)}) as introduced_at`.execute(scope.db);
  return contactPeriod(dateSubmitted, timeZone, rows[0]?.introducedAt ?? null);
};
