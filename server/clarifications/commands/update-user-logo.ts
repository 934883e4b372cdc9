import type { updateUserLogo as operation } from '#contract/clarifications/operations/clarifications.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { readSupplierBranding } from '../queries/find-thread.ts';

/** Updates the agency's name and logo on its threads wherever they differ from the current ones. */
export const updateThreadBranding = async (scope: Scope, supplierId: string): Promise<number> => {
  const mark = await readSupplierBranding(scope, supplierId);
  const { numUpdatedRows } = await scope.db
    .updateTable('thread')
    .set(mark)
    .where('supplierId', '=', supplierId)
    .where((eb) =>
      eb.or([
        eb('supplierName', '!=', mark.supplierName),
        eb('supplierLogoPath', 'is distinct from', mark.supplierLogoPath),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Updates the agency's name and logo on its threads, at the agency's request. */
export const updateUserLogo = async (scope: AgencyScope): Promise<OutputOf<typeof operation>> => ({
  updated: await updateThreadBranding(scope, scope.tenantId),
});
