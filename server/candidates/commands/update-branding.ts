import type { OutputOf } from '#contract/common/operation.ts';
import type { updateSupplier as operation } from '#contract/candidates/operations/supplier.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';

/** Copies the agency's current name and logo to all its candidates that have different ones. */
export const updateBranding = async (scope: Scope, supplierId: string): Promise<number> => {
  const { name, logoKey } = await scope.db
    .selectFrom('tenant')
    .select(['name', 'logoKey'])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const supplierLogoPath = logoPathOf(logoKey);
  const { numUpdatedRows } = await scope.db
    .updateTable('candidate')
    .set({ supplierName: name, supplierLogoPath })
    .where('supplierId', '=', supplierId)
    .where((eb) =>
      eb.or([eb('supplierName', '!=', name), eb('supplierLogoPath', 'is distinct from', supplierLogoPath)]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Updates the name and logo on the agency's candidates, at its request, ignoring the name in the input. */
export const updateSupplier = async (scope: AgencyScope): Promise<OutputOf<typeof operation>> => ({
  updated: await updateBranding(scope, scope.tenantId),
});
