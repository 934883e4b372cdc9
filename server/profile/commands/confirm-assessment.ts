import type { confirmAssessment as operation } from '#contract/profile/operations/assessment.ts';
import { missingAnswers } from '#contract/profile/rules/survey.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileEvents } from '../events.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { toAssessment } from '../queries/assessment.ts';
import { lockAssessment, refuseIncompleteAssessment } from './save-assessment.ts';

/**
 * Confirms a complete assessment, after which the agency awaits a decision by Rolecall. A declined agency applies again
 * in this way; an agency that is already waiting keeps its place in the queue.
 */
export const confirmAssessment = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => {
  const { found, decided } = await lockAssessment(scope);
  const missing = missingAnswers(found.answers);
  if (missing.length > 0) return refuseIncompleteAssessment(missing);
  const asksAgain = decided.status === 'declined';
  const confirmedAt = found.confirmedAt && !asksAgain ? found.confirmedAt : scope.now;
  await scope.db.updateTable('assessment').set({ confirmedAt }).where('tenantId', '=', scope.tenantId).execute();
  await scope.db
    .updateTable('tenant')
    .set({ isAssessmentCompleted: true, ...(asksAgain ? { status: 'pending' as const } : {}) })
    .where('id', '=', scope.tenantId)
    .execute();
  await scope.emit({ kind: profileEvents.assessmentConfirmed, supplierId: scope.tenantId });
  await recordProfileChange(scope, 'assessment');
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: profileEvents.assessmentConfirmed } });
  return toAssessment(
    scope,
    { ...found, confirmedAt },
    asksAgain ? { status: 'pending', statusReason: null } : decided,
  );
};
