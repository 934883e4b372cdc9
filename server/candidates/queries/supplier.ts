import { logoPathOf } from '#contract/tenants/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Describes a candidate's agency as the employer sees it. */
export const toSupplier = ({
  supplierId,
  supplierName,
  supplierLogoPath,
}: {
  supplierId: string;
  supplierName: string;
  supplierLogoPath: string | null;
}) => ({ supplierId, supplierName, supplierLogoPath });

/** Returns the path of the agency's logo; null if it has none. */
export const readOwnLogoPath = async (scope: AgencyScope): Promise<string | null> => {
  const { logoKey } = await scope.db
    .selectFrom('tenant')
    .select('logoKey')
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return logoPathOf(logoKey);
};
