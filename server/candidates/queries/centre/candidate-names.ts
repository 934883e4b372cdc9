import { sql } from 'kysely';
import type { listCandidateNames as operation } from '#contract/candidates/operations/list.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { centreConditions } from './centre-conditions.ts';

const most = 500;

interface Row {
  id: string;
  candidateNumber: number;
  firstName: string;
  lastName: string;
  clientId: string;
}

/**
 * Returns the names of the agency's newest candidates, for all clients or one. If a candidate's ID is given, that
 * candidate must exist.
 */
export const candidateNames = async (
  scope: AgencyScope,
  { clientId, candidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const one = candidateId === undefined ? sql`` : sql` and c.id = ${candidateId}`;
  const { rows } = await sql<Row>`
    select c.id, c.number as candidate_number, c.first_name, c.last_name, c.client_id
    from app.listed_candidate c where ${centreConditions(scope, { clientId })}${one}
    order by c.date_submitted desc, c.id desc limit ${most}`.execute(scope.db);
  if (candidateId !== undefined && rows.length === 0) return notFound();
  return rows.map(({ id: _id, ...row }) => ({ _id, ...row }));
};
