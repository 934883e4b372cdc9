import { sql } from 'kysely';
import type { AuditCategory } from '#contract/audit-log/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createZonedClock, dayAfter } from '#server/reports/public.ts';
import { auditLogExportCopy } from '../copy.ts';
import { auditedEventKinds, describeLogEntry } from '../kinds.ts';
import { readRecordNames, type AgencyUser } from './read-names.ts';

const dayMs = 86_400_000;

/** The filters of the list and the export. */
export interface AuditLogEntryFilters {
  category?: AuditCategory | undefined;
  userId?: string | undefined;
  lastDays?: number | undefined;
  /** The first and last calendar days to include, in the given `timeZone`. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

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
 * The user who acted. Setting a password through an emailed link needs no session, so that user is taken from the
 * event.
 */
const doneBy = sql<string | null>`coalesce(actor_user_id,
  case when kind like 'identity.%' then (data ->> 'userId')::uuid end)`;

/** Selects the agency's events that match the filters and belong in the log. */
export const selectLogEvents = (scope: AgencyScope, filters: AuditLogEntryFilters) => {
  const { category, userId, lastDays, from, to } = filters;
  const clock = createZonedClock(filters.timeZone);
  let rows = scope.db
    .selectFrom('event')
    .where('supplierId', '=', scope.tenantId)
    .where('kind', 'in', auditedEventKinds(category));
  if (userId !== undefined) rows = rows.where(doneBy, '=', userId);
  if (lastDays !== undefined) rows = rows.where('at', '>=', new Date(scope.now.getTime() - lastDays * dayMs));
  if (from !== undefined) rows = rows.where('at', '>=', clock.startOf(from));
  if (to !== undefined) rows = rows.where('at', '<', clock.startOf(dayAfter(to)));
  return rows;
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
