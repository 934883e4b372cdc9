import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listAgencies as listOperation, readTenant as readOperation } from '#contract/tenants/operations.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import type { OwnershipTerms } from '#contract/tenants/shapes.ts';
import { tenantStatusIds } from '#contract/tenants/states.ts';
import type { ClientScope, ProviderScope, UserScope } from '#server/platform/scope/scope.ts';

/** Reads the caller's own tenant. */
export const readTenant = async (scope: UserScope): Promise<SentOutputOf<typeof readOperation>> => {
  const tenant = await scope.db
    .selectFrom('tenant')
    .select(['id', 'name', 'side', 'status', 'isAssessmentCompleted', 'city', 'logoKey', 'createdAt'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return {
    tenantId: tenant.id,
    organizationName: tenant.name,
    side: tenant.side,
    tenantStatusId: tenantStatusIds[tenant.status],
    verifiedStatus: tenant.status,
    isVerified: tenant.status === 'approved',
    isAssessmentCompleted: tenant.isAssessmentCompleted,
    city: tenant.city,
    logoPath: logoPathOf(tenant.logoKey),
    createdWhen: tenant.createdAt.toISOString(),
  };
};

/** Lists a page of the agencies with their number of users, newest first, for the provider's staff. */
export const listAgencies = async (
  scope: ProviderScope,
  input: InputOf<typeof listOperation>,
): Promise<SentOutputOf<typeof listOperation>> => {
  const { status } = input;
  const agencies = scope.db
    .selectFrom('tenant')
    .where('side', '=', 'agency')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'approved'));
  const { total } = await agencies
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await agencies
    .select((select) => [
      'id',
      'name',
      'status',
      'isAssessmentCompleted',
      'city',
      'createdAt',
      select
        .selectFrom('appUser')
        .whereRef('appUser.tenantId', '=', 'tenant.id')
        .where('appUser.deletedAt', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('userCount'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...row,
    userCount: row.userCount ?? 0,
    createdAt: row.createdAt.toISOString(),
  }));
  return toPage(records, input, total);
};

/**
 * Reads the client's ownership terms: how long, and in which requests, candidates belong to the agency that first
 * submitted them.
 */
export const readOwnershipTerms = (scope: ClientScope): Promise<OwnershipTerms> =>
  scope.db
    .selectFrom('tenant')
    .select(['ownershipDays', 'ownershipScope', 'requiresCandidateConsent'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
