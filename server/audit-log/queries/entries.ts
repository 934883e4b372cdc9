import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { auditLogFilters } from '#contract/audit-log/filters.ts';
import type { AuditCategory } from '#contract/audit-log/states.ts';
import { activeConditions, type FilterConditions, type FilterValues } from '#contract/common/filters/filter-table.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createZonedClock, dayAfter } from '#server/reports/public.ts';
import { auditLogExportCopy } from '../copy.ts';
import { auditedEventKinds, describeLogEntry } from '../kinds.ts';
import { readRecordNames, type AgencyUser } from './read-names.ts';

const dayMs = 86_400_000;

/** The filters of the list and the export. `timeZone` applies to their calendar days. */
export type AuditLogEntryFilters = FilterValues<typeof auditLogFilters> & { readonly timeZone: string };

/** An entry as it appears in the list and the export. */
export interface AuditLogEntry {
  entryId: string;
  at: Date;
  category: AuditCategory;
  userId: string | null;
  userName: string;
  sentence: string;
}

/**
 * The user who acted. A user who sets a password through an emailed link has no session, so the user's ID is taken from
 * the event's data.
 */
const doneBy = sql<string | null>`coalesce(actor_user_id,
  case when kind like 'identity.%' then (data ->> 'userId')::uuid end)`;

interface Context {
  readonly now: Date;
  readonly clock: ReturnType<typeof createZonedClock>;
}

const eb = expressionBuilder<Database, 'event'>();

const conditions: FilterConditions<typeof auditLogFilters, Context, Expression<SqlBool>> = {
  // Null here, because `selectLogEvents` uses the category to choose the kinds of events.
  category: null,
  userId: (userId) => eb(doneBy, '=', userId),
  lastDays: (days, { now }) => eb('at', '>=', new Date(now.getTime() - days * dayMs)),
  from: (day, { clock }) => eb('at', '>=', clock.startOf(day)),
  to: (day, { clock }) => eb('at', '<', clock.startOf(dayAfter(day))),
};

/** Selects the agency's events that match the filters and belong in the log. */
export const selectLogEvents = (scope: AgencyScope, { timeZone, ...filters }: AuditLogEntryFilters) => {
  const events = scope.db
    .selectFrom('event')
    .where('supplierId', '=', scope.tenantId)
    .where('kind', 'in', auditedEventKinds(filters.category));
  const context = { now: scope.now, clock: createZonedClock(timeZone) };
  return activeConditions(conditions, filters, context).reduce((rows, condition) => rows.where(condition), events);
};

/** Returns matching entries, newest first. Actors who aren't among the agency's `users` are shown as Rolecall. */
export const findLogEntries = async (
  scope: AgencyScope,
  filters: AuditLogEntryFilters,
  users: readonly AgencyUser[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditLogEntry[]> => {
  const rows = await selectLogEvents(scope, filters)
    .select(['id', 'kind', 'at', 'data', 'candidateId'])
    .select(doneBy.as('userId'))
    .select((eb) =>
      eb.selectFrom('tenant').select('tenant.name').whereRef('tenant.id', '=', 'event.clientId').as('clientName'),
    )
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const found = rows.map((row) => ({ row, event: { ...scope.payloads.read(row), candidateId: row.candidateId } }));
  const names = await readRecordNames(
    scope,
    found.map(({ event }) => event),
    users,
  );
  const userNames = new Map(users.map(({ userId, name }) => [userId, name]));
  return found.map(({ row: { id, kind, at, userId, clientName }, event }) => ({
    entryId: id,
    at,
    // Users of other tenants, such as Rolecall's staff, are not named.
    userId: userId !== null && userNames.has(userId) ? userId : null,
    userName:
      userNames.get(userId ?? '') ?? (kind.startsWith('tenant.') ? (clientName ?? '') : auditLogExportCopy.rolecall),
    ...describeLogEntry(event, names),
  }));
};
