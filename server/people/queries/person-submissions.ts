import { sql } from 'kysely';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { PersonFacts } from '../policy.ts';
import { readRetentionRow, type RetentionRow } from './retention.ts';

/** Selects a person's submissions that the caller can see, latest first. */
export const selectPersonSubmissions = (scope: AgencyScope, personId: string) =>
  scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('engagement as e', 'e.id', 'c.engagementId')
    .innerJoin('tenant as t', 't.id', 'c.clientId')
    .selectAll('c')
    .select(['r.jobTitle', 'e.kind', 'e.number as engagementNumber', 't.name as clientName'])
    .where('s.personId', '=', personId)
    .where('s.supplierId', '=', scope.tenantId)
    .orderBy('c.dateSubmitted', 'desc')
    .orderBy('c.id', 'desc')
    .execute();

export type PersonSubmissionRow = Awaited<ReturnType<typeof selectPersonSubmissions>>[number];

/** Whether a person has more submissions than the caller can see. */
export const hasHiddenSubmissions = async (scope: AgencyScope, personId: string, seen: number): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`select app.count_submissions(${personId}) as count`.execute(scope.db);
  return (rows[0]?.count ?? 0) > seen;
};

/** Returns the facts that decide whether a person can be erased. */
const eraseFacts = (row: RetentionRow | undefined, now: Date): Omit<PersonFacts, 'hasHidden' | 'seesAllWork'> => {
  const until = row?.guaranteedUntil ?? null;
  return {
    openSubmissions: row?.openSubmissions ?? 0,
    openDisputes: row?.openDisputes ?? 0,
    heldSince: row?.heldSince ?? null,
    guarantee: until !== null && until > now ? { until, timeZone: row?.guaranteeZone ?? 'UTC' } : undefined,
  };
};

/**
 * Reads the facts that determine what the caller may do with a person. All submissions, including those hidden from the
 * caller, decide whether the person must be kept.
 */
export const readPersonFacts = async (
  scope: AgencyScope,
  personId: string,
  rows: readonly PersonSubmissionRow[],
): Promise<PersonFacts> => ({
  ...eraseFacts(await readRetentionRow(scope, personId), scope.now),
  seesAllWork: maySeeAllAssignments(scope),
  hasHidden: await hasHiddenSubmissions(scope, personId, rows.length),
});
