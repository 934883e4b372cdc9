import { sql } from 'kysely';
import type { readRetention as operation } from '#contract/people/operations/retention.ts';
import type { PersonRetention } from '#contract/people/shapes/retention.ts';
import { retentionLimits, type LastActivityKind } from '#contract/people/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { rightToChangeRetentionPeriod } from '../policy.ts';
import { erasableAt, erasureBlockReason, type RetentionFacts } from '../rules/retention.ts';

/** A row of the database function `app.person_retention`. */
export interface RetentionRow extends RetentionFacts {
  readonly activity: LastActivityKind;
  readonly guaranteeZone: string | null;
}

/** Joins the retention facts of the person `p` in a query, under the name `kept`. */
export const joinPersonRetention = () => sql<RetentionRow>`app.person_retention(p.id)`.as<'kept'>(sql`kept`);

/**
 * Whether the retention period for the person `p` in a query could end soon. This is judged by the latest submission,
 * which is never later than the last activity, to avoid searching for everyone's last activity. Three days are added
 * because months differ in length.
 */
export const isRetentionEndingSoon = (now: Date) => sql<boolean>`
  p.last_submitted_at <= ${now}::timestamptz + make_interval(days => ${sql.lit(retentionLimits.noticeDays + 3)}) - make_interval(
    months => coalesce((select s.months from retention_setting s where s.supplier_id = p.supplier_id), ${sql.lit(retentionLimits.months)}))`;

/** Returns the latest end of a period for which a notice is due now. */
export const noticeWindowEnd = (now: Date): Date => new Date(now.getTime() + retentionLimits.noticeDays * 86_400_000);

/** Reads the facts about a person's retention; undefined for another agency's person. */
export const readRetentionRow = async (
  scope: Pick<Scope, 'db'>,
  personId: string,
): Promise<RetentionRow | undefined> => {
  const { rows } = await sql<RetentionRow>`select * from app.person_retention(${personId})`.execute(scope.db);
  return rows[0];
};

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toRetention = (
  row: RetentionFacts & Partial<Pick<RetentionRow, 'guaranteeZone'>>,
  now: Date,
): PersonRetention => {
  const block = erasureBlockReason(row, now);
  return {
    lastActivity: row.lastActivityAt.toISOString(),
    activity: row.activity,
    keptUntil: row.dueAt.toISOString(),
    noticed: text(row.noticedAt),
    erasable: erasableAt(row, now).toISOString(),
    block,
    blockedUntil: block === 'guarantee-running' ? text(row.guaranteedUntil) : null,
    blockedZone: block === 'guarantee-running' ? (row.guaranteeZone ?? null) : null,
    heldSince: text(row.heldSince),
    refused: text(row.refusedAt),
  };
};

/** Reads the agency's retention period. */
export const readRetention = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => {
  const setting = await scope.db
    .selectFrom('retentionSetting')
    .select('months')
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  return { months: setting?.months ?? retentionLimits.months, can: { change: rightToChangeRetentionPeriod(scope) } };
};
