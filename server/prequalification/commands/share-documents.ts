import { documentFlagOf, type PrequalificationCell } from '#contract/prequalification/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readCompanyFacts } from '#server/profile/public.ts';
import { documentFlagColumns } from '../queries/shared-documents.ts';

/** Shares exactly these documents with a client for one kind of role. */
export const shareDocuments = async (
  scope: AgencyScope,
  { clientId, ...cell }: PrequalificationCell & { clientId: string },
  documentIds: readonly string[],
): Promise<void> => {
  const column = documentFlagColumns[documentFlagOf(cell)];
  const closing = scope.db
    .updateTable('prequalificationPermission')
    .set({ [column]: false, modifiedAt: scope.now })
    .where('supplierId', '=', scope.tenantId)
    .where('clientId', '=', clientId)
    .where(column, '=', true);
  await (documentIds.length === 0 ? closing : closing.where('documentId', 'not in', documentIds)).execute();
  if (documentIds.length === 0) return;
  const { email, headOffice } = await readCompanyFacts(scope);
  await scope.db
    .insertInto('prequalificationPermission')
    .values(
      documentIds.map((documentId) => ({
        id: newId(),
        documentId,
        supplierId: scope.tenantId,
        clientId,
        [column]: true,
        email,
        location: headOffice,
        createdAt: scope.now,
        modifiedAt: scope.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'clientId']).doUpdateSet({ [column]: true, modifiedAt: scope.now }),
    )
    .execute();
};
