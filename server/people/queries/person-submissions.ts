import { sql } from 'kysely';
import { openStatuses } from '#contract/candidates/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { PersonFacts } from '../policy.ts';

const day = 86_400_000;

/** The submissions of a person that the caller sees, latest first. */
export const submissionsOf = (scope: AgencyScope, personId: string) =>
  scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('engagement as e', 'e.id', 'c.engagementId')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .innerJoin('tenant as t', 't.id', 'c.clientId')
    .selectAll('c')
    .select(['r.jobTitle', 'e.kind', 'e.number as engagementNumber', 'e.timeZone', 't.name as clientName'])
    .select(sql<number>`coalesce((a.terms ->> 'guaranteeDays')::int, e.guarantee_days)`.as('guaranteeDays'))
    .where('s.personId', '=', personId)
    .where('s.supplierId', '=', scope.tenantId)
    .orderBy('c.dateSubmitted', 'desc')
    .orderBy('c.id', 'desc')
    .execute();

export type SubmissionRow = Awaited<ReturnType<typeof submissionsOf>>[number];

/** The guarantee that ends last, of those that still run. */
const runningGuarantee = (rows: readonly SubmissionRow[], now: Date): PersonFacts['guarantee'] =>
  rows
    .flatMap(({ dateHired, guaranteeDays, timeZone }) =>
      dateHired ? [{ until: new Date(dateHired.getTime() + guaranteeDays * day), timeZone }] : [],
    )
    .filter(({ until }) => until > now)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime())[0];

/** Whether a person has more submissions than the caller sees. */
export const hasHiddenSubmissions = async (scope: AgencyScope, personId: string, seen: number): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`select app.count_submissions(${personId}) as count`.execute(scope.db);
  return (rows[0]?.count ?? 0) > seen;
};

/** What the rights on a person depend on. */
export const personFacts = async (
  scope: AgencyScope,
  personId: string,
  rows: readonly SubmissionRow[],
): Promise<PersonFacts> => ({
  openSubmissions: rows.filter(({ statusId }) => openStatuses.includes(statusId)).length,
  guarantee: runningGuarantee(rows, scope.now),
  hasHidden: await hasHiddenSubmissions(scope, personId, rows.length),
});
