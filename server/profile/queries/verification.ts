import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type {
  listWaitingAgencies as listOperation,
  readVerification as readOperation,
} from '#contract/profile/operations/verification.ts';
import type { AgencyVerification } from '#contract/profile/shapes/assessment.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { verificationRights } from '../policy.ts';
import { findAssessment, toAssessmentPreview } from './assessment.ts';

/** Finds the user who registered the agency. */
const ownerOf = async (scope: ProviderScope, tenantId: string) => {
  const owner = await scope.db
    .selectFrom('appUser')
    .select(['firstName', 'lastName', 'email'])
    .where('tenantId', '=', tenantId)
    .where('isOwner', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return {
    ownerName: owner ? `${owner.firstName} ${owner.lastName}` : '',
    ownerEmail: owner?.email ?? '',
  };
};

/** Lists the agencies that await a decision, longest waiting first. */
export const listWaitingAgencies = async (
  scope: ProviderScope,
  input: InputOf<typeof listOperation>,
): Promise<SentOutputOf<typeof listOperation>> => {
  const waiting = scope.db
    .selectFrom('tenant')
    .innerJoin('assessment', 'assessment.tenantId', 'tenant.id')
    .where('tenant.side', '=', 'agency')
    .where('tenant.status', '=', 'pending')
    .where('assessment.confirmedAt', 'is not', null);
  const { total } = await waiting
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .leftJoin('appUser as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'tenant.id').on('owner.isOwner', '=', true).on('owner.deletedAt', 'is', null),
    )
    .select([
      'tenant.id',
      'tenant.name',
      'tenant.city',
      'tenant.decidedAt',
      'assessment.confirmedAt',
      'owner.firstName',
      'owner.lastName',
      'owner.email',
    ])
    .orderBy('assessment.confirmedAt')
    .orderBy('tenant.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    tenantId: row.id,
    organizationName: row.name,
    city: row.city,
    ownerName: [row.firstName, row.lastName].filter((part) => part !== null).join(' '),
    ownerEmail: row.email ?? '',
    confirmedWhen: (row.confirmedAt ?? scope.now).toISOString(),
    wasDeclined: row.decidedAt !== null,
  }));
  return toPage(records, input, total);
};

/** Finds an agency with the facts needed to decide on it; undefined if there is none with this ID. */
export const findVerification = async (
  scope: ProviderScope,
  tenantId: string,
): Promise<AgencyVerification | undefined> => {
  const tenant = await scope.db
    .selectFrom('tenant')
    .select(['id', 'name', 'city', 'status', 'statusReason', 'decidedAt'])
    .where('id', '=', tenantId)
    .where('side', '=', 'agency')
    .executeTakeFirst();
  if (!tenant) return undefined;
  const assessment = await findAssessment(scope, tenantId);
  return {
    tenantId: tenant.id,
    organizationName: tenant.name,
    city: tenant.city,
    ...(await ownerOf(scope, tenantId)),
    verifiedStatus: tenant.status,
    statusReason: tenant.statusReason ?? '',
    decidedWhen: tenant.decidedAt?.toISOString() ?? null,
    assessment: toAssessmentPreview(assessment),
    can: verificationRights({ status: tenant.status, isConfirmed: assessment.confirmedAt !== null }),
  };
};

/** Reads an agency with its answers and the possible decisions. */
export const readVerification = async (
  scope: ProviderScope,
  input: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => (await findVerification(scope, input.tenantId)) ?? notFound();
