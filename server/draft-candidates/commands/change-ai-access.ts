import type { changeAiAccess as operation } from '#contract/draft-candidates/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import { readAiAccess } from '../queries/read-ai-access.ts';

/** Turns the assessment of the agency's drafts on or off. Existing assessments are kept. */
export const changeAiAccess = async (
  scope: AgencyScope,
  { isAccessible }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (isAccessible) {
    await scope.db.deleteFrom('assessmentOptOut').where('supplierId', '=', scope.tenantId).execute();
  } else {
    await scope.db
      .insertInto('assessmentOptOut')
      .values({ supplierId: scope.tenantId, since: scope.now })
      .onConflict((conflict) => conflict.column('supplierId').doNothing())
      .execute();
  }
  await scope.emit({ kind: draftCandidateEvents.accessChanged, supplierId: scope.tenantId, data: { isAccessible } });
  return readAiAccess(scope, {});
};
