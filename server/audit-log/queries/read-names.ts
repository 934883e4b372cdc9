import { sql } from 'kysely';
import { z } from 'zod';
import { candidateFullName } from '#contract/candidates/rules.ts';
import { displayRoleName } from '#contract/team/rules.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { auditLogExportCopy } from '../copy.ts';
import type { AuditedEvent, RecordNames } from '../kinds.ts';

const uuid = z.uuid();

/** The implicit roles of owners and of users without a role. */
const implicitRoles = (['owner', 'sub-user', 'none'] as const).map((id) => ({
  id,
  name: roleNameOf({ side: 'agency', isOwner: id === 'owner', isSubUser: id === 'sub-user', roles: [] }),
}));

/** Returns every ID in the events. IDs are unique across tables, so each table is searched for all of them. */
const idsIn = (events: readonly AuditedEvent[]): string[] => [
  ...new Set(
    events
      .flatMap(({ data, candidateId }): unknown[] => [...Object.values<unknown>(data).flat(), candidateId])
      .filter((value) => uuid.safeParse(value).success)
      .map(String),
  ),
];

export interface AgencyUser {
  readonly userId: string;
  readonly name: string;
}

/** Returns all of the agency's users, including former users, sorted by name. */
export const listAgencyUsers = async (scope: AgencyScope): Promise<AgencyUser[]> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('tenantId', '=', scope.tenantId)
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ userId: row.id, name: candidateFullName(row) }));
};

/** Looks up the names of all records in the events. Row security hides records that the caller may not see. */
export const readRecordNames = async (
  scope: AgencyScope,
  events: readonly AuditedEvent[],
  users: readonly AgencyUser[],
): Promise<RecordNames> => {
  const ids = sql<string>`any(${idsIn(events)}::uuid[])`;
  const { db, tenantId } = scope;
  const roles = await db.selectFrom('role').select(['id', 'name']).where('id', '=', ids).execute();
  // A deleted role has no row, so its name comes from the event of its deletion.
  const deleted = await db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('supplierId', '=', tenantId)
    .where('kind', '=', 'team.role-deleted')
    .where(sql<string>`(data ->> 'roleId')::uuid`, '=', ids)
    .execute();
  const documents = await db
    .selectFrom('prequalificationVersion')
    .select(['documentId as id', 'fileName as name'])
    .where('documentId', '=', ids)
    .where('supplierId', '=', tenantId)
    .where('isCurrent', '=', true)
    .execute();
  const drafts = await db
    .selectFrom('draftCandidate')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', ids)
    .where('supplierId', '=', tenantId)
    .execute();
  const consents = await db
    .selectFrom('consentRequest')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', ids)
    .where('supplierId', '=', tenantId)
    .where('erasedAt', 'is', null)
    .execute();
  const people = await db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .select(['s.personId as id', 'c.firstName', 'c.lastName'])
    .where('s.personId', '=', ids)
    .where('s.supplierId', '=', tenantId)
    .where('c.erasedAt', 'is', null)
    .orderBy('c.dateSubmitted')
    .execute();
  const candidates = await db
    .selectFrom('candidate')
    .select(['id', 'number'])
    .where('id', '=', ids)
    .where('supplierId', '=', tenantId)
    .execute();

  const named = (rows: readonly { id: string; name: string }[], fallback: string) => {
    const byId = new Map(rows.map(({ id, name }) => [id, name]));
    return (id: string | null): string => byId.get(id ?? '') ?? fallback;
  };
  const namedByParts = (rows: readonly { id: string; firstName: string; lastName: string }[]) =>
    rows.map((row) => ({ id: row.id, name: candidateFullName(row) }));
  const deletedRoles = deleted.flatMap((row) => {
    const { kind, data } = scope.payloads.read(row);
    return kind === 'team.role-deleted' && data.name !== '' ? [{ id: data.roleId, name: data.name }] : [];
  });
  return {
    user: named(
      users.map(({ userId, name }) => ({ id: userId, name })),
      auditLogExportCopy.someUser,
    ),
    role: named(
      [...deletedRoles, ...roles, ...implicitRoles].map(({ id, name }) => ({ id, name: displayRoleName(name) })),
      auditLogExportCopy.someRole,
    ),
    document: named(documents, auditLogExportCopy.someDocument),
    draft: named(namedByParts(drafts), auditLogExportCopy.someDraft),
    consent: named(namedByParts(consents), auditLogExportCopy.somePerson),
    person: named(namedByParts(people), auditLogExportCopy.somePerson),
    candidate: named(
      candidates.map(({ id, number }) => ({ id, name: auditLogExportCopy.candidate({ number }) })),
      auditLogExportCopy.someCandidate,
    ),
  };
};
