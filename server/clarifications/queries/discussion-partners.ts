import type { listDiscussionPartners as operation } from '#contract/clarifications/operations/discussions.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import type { AgencyOrClientScope } from './find-thread.ts';

export interface DiscussionPartner {
  partnerId: string;
  name: string;
}

/**
 * Returns the companies that the caller works with: those on the other side of an application or prequalification
 * request that the caller can see. Agencies' names come from these records, because an employer can't read other
 * tenants.
 */
export const listPartners = async (scope: AgencyOrClientScope): Promise<DiscussionPartner[]> => {
  if (scope.side === 'agency') {
    const applied = scope.db.selectFrom('application').select('clientId').where('supplierId', '=', scope.tenantId);
    const asked = scope.db
      .selectFrom('prequalificationRequest')
      .select('clientId')
      .where('supplierId', '=', scope.tenantId);
    return scope.db
      .selectFrom('tenant')
      .select(['id as partnerId', 'name'])
      .where('id', 'in', applied.union(asked))
      .orderBy('name')
      .orderBy('id')
      .execute();
  }
  const applied = scope.db
    .selectFrom('application')
    .select(['supplierId', 'supplierName', 'appliedAt as at'])
    .where('clientId', '=', scope.tenantId);
  const asked = scope.db
    .selectFrom('prequalificationRequest')
    .select(['supplierId', 'supplierName', 'requestedAt as at'])
    .where('clientId', '=', scope.tenantId);
  const latest = await scope.db
    .selectFrom(applied.unionAll(asked).as('known'))
    .distinctOn('known.supplierId')
    .select(['known.supplierId as partnerId', 'known.supplierName as name'])
    .orderBy('known.supplierId')
    .orderBy('known.at', 'desc')
    .execute();
  return latest.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.partnerId.localeCompare(b.partnerId));
};

/** Whether the caller works with any company on the other side. */
export const hasPartners = async (scope: AgencyOrClientScope): Promise<boolean> => {
  const own = scope.side === 'agency' ? 'supplierId' : 'clientId';
  const known = scope.db
    .selectFrom('application')
    .select('id')
    .where(own, '=', scope.tenantId)
    .unionAll(scope.db.selectFrom('prequalificationRequest').select('id').where(own, '=', scope.tenantId));
  return (await known.limit(1).executeTakeFirst()) !== undefined;
};

export const listDiscussionPartners = async (scope: AgencyOrClientScope): Promise<OutputOf<typeof operation>> => ({
  records: await listPartners(scope),
});
