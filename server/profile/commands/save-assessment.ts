import type { InputOf } from '#contract/common/operation.ts';
import type { saveAssessment as operation } from '#contract/profile/operations/assessment.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import { missingAnswers, missingAnswerMessage, type SurveyAnswers } from '#contract/profile/rules/survey.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { toAssessment, findAssessment, type AssessmentDecision, type FoundAssessment } from '../queries/assessment.ts';

interface Locked {
  readonly found: FoundAssessment;
  readonly decided: AssessmentDecision;
}

/** Locks the assessment, so that only one call changes it at a time, and returns its current state. */
export const lockAssessment = async (scope: AgencyScope): Promise<Locked> => {
  const decided = await scope.db
    .selectFrom('tenant')
    .select(['status', 'statusReason'])
    .where('id', '=', scope.tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { found: await findAssessment(scope, scope.tenantId), decided };
};

/** Refuses an incomplete assessment, with a message for every missing answer. */
export const refuseIncompleteAssessment = (missing: readonly string[]): Refused<'assessment-incomplete'> =>
  refuse(profileRefusals['assessment-incomplete'], {
    fields: missing.map((key) => ({ field: `answers.${key}`, message: missingAnswerMessage(key) })),
  });

/** Saves answers. Those of a confirmed assessment are saved only if the assessment stays complete. */
export const saveAssessment = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { found, decided } = await lockAssessment(scope);
  const answers: SurveyAnswers = { ...found.answers, ...input.answers };
  const missing = missingAnswers(answers);
  if (found.confirmedAt && missing.length > 0) return refuseIncompleteAssessment(missing);
  const values = { answers: JSON.stringify(answers), updatedAt: scope.now };
  await scope.db
    .insertInto('assessment')
    .values({ tenantId: scope.tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(values))
    .execute();
  await recordProfileChange(scope, 'assessment');
  return toAssessment(scope, { ...found, answers, updatedAt: scope.now }, decided);
};
