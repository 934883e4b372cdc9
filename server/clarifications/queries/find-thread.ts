import type { Selectable } from 'kysely';
import type { ThreadKind } from '#contract/clarifications/states.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import type { AgencyScope, ClientScope, Scope } from '#server/platform/scope/scope.ts';
import type { ClarificationTables } from '../tables.ts';

export type AgencyOrClientScope = AgencyScope | ClientScope;
export type ThreadRow = Selectable<ClarificationTables['thread']>;
/** A thread with the employer's name. */
export type FoundThread = ThreadRow & { clientName: string };

/** Selects the threads of the caller's side. Row security adds the published clarifications that an agency may read. */
export const selectVisibleThreads = (scope: AgencyOrClientScope) => {
  const all = scope.db
    .selectFrom('thread')
    .innerJoin('tenant as client', 'client.id', 'thread.clientId')
    .selectAll('thread')
    .select('client.name as clientName');
  return scope.side === 'client'
    ? all.where('thread.clientId', '=', scope.tenantId)
    : all.where((eb) => eb.or([eb('thread.supplierId', '=', scope.tenantId), eb('thread.supplierId', 'is', null)]));
};

/** Finds a thread of this kind that the caller may read; undefined if there is none. */
export const findThread = (
  scope: AgencyOrClientScope,
  threadId: string,
  kind: ThreadKind,
): Promise<FoundThread | undefined> =>
  selectVisibleThreads(scope).where('thread.id', '=', threadId).where('thread.kind', '=', kind).executeTakeFirst();

/** Locks a thread of the caller's side until the transaction ends, then reads it. */
export const lockThread = async (
  scope: AgencyOrClientScope,
  threadId: string,
  kind: ThreadKind,
): Promise<FoundThread | undefined> => {
  await scope.db.selectFrom('thread').select('id').where('id', '=', threadId).forNoKeyUpdate().execute();
  return findThread(scope, threadId, kind);
};

/** Returns the agency's name and logo for its threads, because employers can't read them from another tenant. */
export const readSupplierBranding = async (scope: Scope, supplierId: string) => {
  const { name, logoKey } = await scope.db
    .selectFrom('tenant')
    .select(['name', 'logoKey'])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return { supplierName: name, supplierLogoPath: logoPathOf(logoKey) };
};
