import { sql } from 'kysely';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';

/**
 * Selects the agency's people, without merged and erased ones. Row security limits them to those the caller can see.
 */
export const selectPeople = (scope: AgencyScope) =>
  scope.db
    .selectFrom('person as p')
    .where('p.supplierId', '=', scope.tenantId)
    .where('p.mergedIntoId', 'is', null)
    .where('p.erasedAt', 'is', null);

/** Returns the ID of a person, or of the person that they were merged into; undefined if the caller can see neither. */
export const findPersonId = async (
  scope: Pick<AgencyScope, 'db' | 'tenantId'>,
  personId: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    with recursive merged as (
      select p.id, p.merged_into_id from person p where p.id = ${personId} and p.supplier_id = ${scope.tenantId}
      union select p.id, p.merged_into_id from person p join merged m on p.id = m.merged_into_id)
    select p.id from merged m join person p on p.id = m.id
    where p.merged_into_id is null and p.erased_at is null`.execute(scope.db);
  return rows[0]?.id;
};

/** Locks people in a fixed order. Returns the IDs of those that exist and are neither merged nor erased. */
export const lockPeople = async (scope: AgencyScope, personIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await selectPeople(scope)
    .select('p.id')
    .where('p.id', 'in', personIds)
    .orderBy('p.id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/**
 * Locks a person of any agency for Rolecall's staff, jobs and reactions. Returns undefined if there is none, or if the
 * person was merged or erased.
 */
export const lockPerson = async (
  { db }: Pick<Scope, 'db'>,
  personId: string,
): Promise<{ supplierId: string } | undefined> =>
  db
    .selectFrom('person')
    .select('supplierId')
    .where('id', '=', personId)
    .where('mergedIntoId', 'is', null)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Returns the time according to the database, which decides how long a merge can be undone. */
export const databaseNow = async (scope: AgencyScope): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select app.received_now(${scope.now}) as now`.execute(scope.db);
  return rows[0]?.now ?? scope.now;
};
