import { lookupValue } from '#contract/common/lookup.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { PrequalificationStep } from '#contract/prequalification/shapes.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

const mostSteps = 200;

/** Returns the steps in an agency's requests to a client, latest first, up to a limit. */
export const listStepsBetween = async (
  scope: AgencyScope | ClientScope,
  { supplierId, clientId }: { supplierId: string; clientId: string },
): Promise<PrequalificationStep[]> => {
  const rows = await scope.db
    .selectFrom('prequalificationStep as step')
    .innerJoin('prequalificationRequest as request', 'request.id', 'step.requestId')
    .select(['step.id', 'step.requestId', 'step.statusId', 'step.at', 'step.byName', 'step.reasonText', 'step.endsOn'])
    .select(['request.recruitmentTypeId', 'request.roleCategoryId'])
    .where('step.supplierId', '=', supplierId)
    .where('step.clientId', '=', clientId)
    .orderBy('step.at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(mostSteps)
    .execute();
  return rows.map(({ requestId, statusId, at, recruitmentTypeId, roleCategoryId, ...row }) => ({
    ...row,
    prequalificationId: requestId,
    recruitmentTypeId,
    recruitmentType: lookupValue(recruitmentTypes, recruitmentTypeId),
    roleCategoryId,
    roleCategory: lookupValue(roleCategories, roleCategoryId),
    prequalificationStatusId: statusId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    at: at.toISOString(),
  }));
};
