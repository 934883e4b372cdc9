import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Lists Rolecall's staff as recipients of emails. They have no notification bell and no email settings. */
export const listStaffRecipients = async (scope: SystemScope) => {
  const rows = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id', 'appUser.tenantId', 'appUser.email', 'appUser.firstName', 'appUser.lastName'])
    .where('tenant.side', '=', 'provider')
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.id')
    .execute();
  return rows.map(({ id: userId, tenantId, email: address, firstName, lastName }) => ({
    address,
    name: `${firstName} ${lastName}`,
    userId,
    tenantId,
  }));
};
