import { sql } from 'kysely';
import type { listErasuresOfUnsubmitted as operation } from '#contract/people/operations/retention.ts';
import type { UnsubmittedErasure } from '#contract/people/shapes/retention.ts';
import type { LastActivityKind, UnsubmittedKind } from '#contract/people/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope, Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { plannedStep, retentionStep, type RetentionFacts } from '../rules/retention.ts';
import { noticeWindowEnd, toRetention } from './retention.ts';

/** A row of the database function `app.unsubmitted_retention`. */
interface UnsubmittedRow extends RetentionFacts {
  readonly kind: UnsubmittedKind;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly engagementId: string;
  readonly activity: LastActivityKind;
}

/** Reads an agency's drafts and consents without a submission, or one of them, if the period ends within 30 days. */
const dueRecords = async (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  supplierId: string,
  recordId: string | null = null,
): Promise<UnsubmittedRow[]> => {
  const { rows } = await sql<UnsubmittedRow>`
    select * from app.unsubmitted_retention(${supplierId}, ${noticeWindowEnd(now)}, ${recordId})
    order by due_at, id`.execute(db);
  return rows;
};

/** Returns the next step for each draft and each consent without a submission, earliest end first. */
export const listUnsubmittedSteps = async (scope: Pick<SystemScope, 'db' | 'now'>, supplierId: string) =>
  (await dueRecords(scope, supplierId)).map((row) => ({ ...row, step: retentionStep(row, scope.now) }));

/** Returns the next step for one record; undefined if it isn't due or no longer exists. */
export const findUnsubmittedStep = async (
  scope: Pick<SystemScope, 'db' | 'now'>,
  { supplierId, id }: { supplierId: string; id: string },
) => {
  const [row] = await dueRecords(scope, supplierId, id);
  return row && retentionStep(row, scope.now);
};

/** Returns the drafts and the consents without a submission that the caller can see and that will be erased next. */
export const readUnsubmittedPlan = async (scope: AgencyScope): Promise<UnsubmittedErasure[]> => {
  const rows = await dueRecords(scope, scope.tenantId);
  const visible = new Set<string>();
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    for (const table of ['draftCandidate', 'consentRequest'] as const) {
      const seen = await scope.db
        .selectFrom(table)
        .select('id')
        .where('id', 'in', ids)
        .where('supplierId', '=', scope.tenantId)
        .execute();
      for (const { id } of seen) visible.add(id);
    }
  }
  return rows
    .filter(({ id }) => visible.has(id))
    .map(({ kind, id, firstName, lastName, engagementId, ...facts }) => ({
      kind,
      recordId: id,
      firstName,
      lastName,
      engagementId,
      step: plannedStep(facts, scope.now),
      ...toRetention(facts, scope.now),
    }));
};

/**
 * The maximum number of records in the list. Records beyond it are listed after the next run has handled those before
 * them, and are in the file.
 */
const maxListed = 200;

/** Lists the first records of `readUnsubmittedPlan`. */
export const listErasuresOfUnsubmitted = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => ({
  records: (await readUnsubmittedPlan(scope)).slice(0, maxListed),
});
