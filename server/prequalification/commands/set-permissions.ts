import type { InputOf } from '#contract/common/operation.ts';
import type { setDocumentPermissions as operation } from '#contract/prequalification/operations/documents.ts';
import { documentFlags } from '#contract/prequalification/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readCompanyFacts } from '#server/profile/public.ts';
import { prequalificationEvents } from '../events.ts';
import { findClient } from '../queries/client-prequalifications.ts';
import { documentFlagColumns } from '../queries/shared-documents.ts';
import { toDocumentPermission } from '../queries/library.ts';
import { lockDocument, recordLibraryChange } from './change-library.ts';

/** Starts or stops sharing a document with a client for kinds of roles. Kinds that the input omits don't change. */
export const setDocumentPermissions = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { documentId, client_id: clientId } = input;
  const client = await findClient(scope, clientId);
  if (!client || !(await lockDocument(scope, documentId))) return notFound();
  const { id: versionId } = await scope.db
    .selectFrom('prequalificationVersion')
    .select('id')
    .where('documentId', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('isCurrent', '=', true)
    .executeTakeFirstOrThrow();
  const change = {
    ...Object.fromEntries(
      documentFlags.filter((flag) => input[flag] !== undefined).map((flag) => [documentFlagColumns[flag], input[flag]]),
    ),
    ...(input.email === undefined ? {} : { email: input.email }),
    ...(input.location === undefined ? {} : { location: input.location }),
    modifiedAt: scope.now,
  };
  const { email, headOffice } = await readCompanyFacts(scope);
  const row = await scope.db
    .insertInto('prequalificationPermission')
    .values({
      id: newId(),
      documentId,
      supplierId: scope.tenantId,
      clientId,
      email,
      location: headOffice,
      createdAt: scope.now,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(['documentId', 'clientId']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordLibraryChange(scope, prequalificationEvents.documentOpened, documentId);
  return toDocumentPermission(row, client.name, versionId);
};
