import type { readAiAccess as operation } from '#contract/draft-candidates/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { rightToChangeAiAccess } from '../policy.ts';

/** Whether an agency's drafts are assessed. */
export const isAssessmentEnabled = async (scope: Scope, supplierId: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('assessmentOptOut')
    .select('supplierId')
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()) === undefined;

export const readAiAccess = async (
  scope: AgencyScope,
  _input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => ({
  isAccessible: await isAssessmentEnabled(scope, scope.tenantId),
  isBeta: scope.settings.aiModel === undefined,
  isContractMode: true,
  can: { change: rightToChangeAiAccess(scope) },
});
