import type { InputOf } from '#contract/common/operation.ts';
import type { readRequestForm as operation } from '#contract/prequalification/operations/agency.ts';
import { documentFlagOf } from '#contract/prequalification/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { utcDay, isDayOver } from '../rules/days.ts';
import { newDocumentNeededSince } from '../rules/request-reasons.ts';
import { toPrequalificationCell, findClient, loadPrequalificationRequests } from './client-prequalifications.ts';
import { documentFlagColumns, type DocumentFlagColumn } from './shared-documents.ts';
import { prequalificationKeyText } from './current-prequalifications.ts';

const ownDocuments = (scope: AgencyScope, clientId: string, column: DocumentFlagColumn) =>
  scope.db
    .selectFrom('prequalificationDocument as document')
    .innerJoin('prequalificationVersion as version', (join) =>
      join.onRef('version.documentId', '=', 'document.id').on('version.isCurrent', '=', true),
    )
    .leftJoin('prequalificationPermission as permission', (join) =>
      join.onRef('permission.documentId', '=', 'document.id').on('permission.clientId', '=', clientId),
    )
    .select(['document.id', 'document.description', 'document.expiresOn', 'version.fileName', 'version.createdAt'])
    .select((eb) => eb.fn.coalesce(`permission.${column}`, eb.lit(false)).as('isOpen'))
    .where('document.supplierId', '=', scope.tenantId)
    .where('document.deletedAt', 'is', null)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .execute();

export const readRequestForm = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const client = await findClient(scope, input.clientId);
  if (!client) return notFound();
  const known = await loadPrequalificationRequests(scope, [client.id]);
  const since = newDocumentNeededSince(known.requests.get(prequalificationKeyText(input)) ?? null, scope.now);
  const documents = await ownDocuments(scope, client.id, documentFlagColumns[documentFlagOf(input)]);
  return {
    clientId: client.id,
    clientName: client.name,
    cell: toPrequalificationCell(scope, client, input, known, input.timeZone),
    needsNewDocument: since !== null,
    documents: documents.map(({ id, fileName, createdAt, expiresOn, ...row }) => ({
      documentId: id,
      file: fileName,
      description: row.description,
      created: createdAt.toISOString(),
      expiresOn,
      isExpired: isDayOver(expiresOn, utcDay(scope.now)),
      isOpen: row.isOpen,
      isNew: since !== null && createdAt > since,
    })),
  };
};
