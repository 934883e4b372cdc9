import { logoPathOf } from '#contract/tenants/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The agency of a candidate, as the employer sees it. */
export const toSupplier = ({
  supplierId,
  supplierName,
  supplierLogoPath,
}: {
  supplierId: string;
  supplierName: string;
  supplierLogoPath: string | null;
}) => ({ supplierId, supplierName, supplierLogoPath });

/** Path of the logo of the caller's agency; null if it has none. */
export const ownLogoPath = async (scope: AgencyScope): Promise<string | null> => {
  const { logoKey } = await scope.db
    .selectFrom('tenant')
    .select('logoKey')
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return logoPathOf(logoKey);
};
