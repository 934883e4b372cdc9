import type { InputOf } from '#contract/common/operation.ts';
import type { downloadAssessmentFile as downloadOperation } from '#contract/profile/operations/assessment.ts';
import {
  formatAnswer,
  applicableAnswers,
  isFieldAsked,
  missingAnswers,
  assessmentSurvey,
  type SurveyAnswers,
} from '#contract/profile/rules/survey.ts';
import type { Assessment, AssessmentFile, AssessmentPreview } from '#contract/profile/shapes/assessment.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';
import { assessmentRights } from '../policy.ts';

export interface FoundAssessment {
  readonly answers: SurveyAnswers;
  readonly files: readonly AssessmentFile[];
  readonly updatedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** Finds a tenant's assessment, which is empty until the agency starts it. */
export const findAssessment = async (
  { db }: Pick<AgencyScope | ProviderScope, 'db'>,
  tenantId: string,
): Promise<FoundAssessment> => {
  const row = await db.selectFrom('assessment').selectAll().where('tenantId', '=', tenantId).executeTakeFirst();
  const files = await db
    .selectFrom('assessmentFile')
    .select(['id as fileId', 'key', 'fileName', 'sizeBytes'])
    .where('tenantId', '=', tenantId)
    .where('removedAt', 'is', null)
    .execute();
  return {
    answers: row?.answers ?? {},
    files,
    updatedAt: row?.updatedAt ?? null,
    confirmedAt: row?.confirmedAt ?? null,
  };
};

const questions = assessmentSurvey.map(({ id, title, fields }) => ({
  id,
  title,
  fields: fields.map(({ options, ...field }) => ({ ...field, ...(options ? { options: [...options] } : {}) })),
}));

/** Lists the given answers, in the order of the survey. */
export const listAnswers = (answers: SurveyAnswers) =>
  assessmentSurvey.flatMap(({ id: questionId, fields }) =>
    fields.flatMap(({ key }) => {
      const value = answers[key];
      return value === null || value === undefined ? [] : [{ questionId, key, value }];
    }),
  );

/** The details of Rolecall's decision that the assessment page shows. */
export interface AssessmentDecision {
  readonly status: Assessment['verifiedStatus'];
  readonly statusReason: string | null;
}

/** Combines the survey with the agency's answers, from data already loaded. */
export const toAssessment = (
  scope: AgencyScope,
  { answers, files, updatedAt, confirmedAt }: FoundAssessment,
  { status, statusReason }: AssessmentDecision,
): Assessment => {
  const missing = missingAnswers(answers);
  return {
    questions,
    surveyAnswers: listAnswers(answers),
    files: [...files],
    missing: [...missing],
    finalConfirmation: confirmedAt !== null,
    confirmedWhen: confirmedAt?.toISOString() ?? null,
    updatedWhen: updatedAt?.toISOString() ?? null,
    verifiedStatus: status,
    statusReason: status === 'declined' ? (statusReason ?? '') : '',
    can: assessmentRights(scope, missing.length),
  };
};

/** Reads the survey with the agency's answers. */
export const readAssessment = async (scope: AgencyScope): Promise<Assessment> => {
  const found = await findAssessment(scope, scope.tenantId);
  const decided = await scope.db
    .selectFrom('tenant')
    .select(['status', 'statusReason'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return toAssessment(scope, found, decided);
};

/** Converts the answers to readable form, without questions that are no longer asked. */
export const toAssessmentPreview = ({ answers, files, confirmedAt }: FoundAssessment): AssessmentPreview => ({
  questions: assessmentSurvey.map(({ id, title, fields }) => ({
    id,
    title,
    answers: fields
      .filter((field) => isFieldAsked(field, answers))
      .map((field) => {
        const file = files.find(({ key }) => key === field.key) ?? null;
        const value = formatAnswer(field, applicableAnswers(answers)[field.key]);
        return { label: field.label, value: file?.fileName ?? value, file };
      }),
  })),
  finalConfirmation: confirmedAt !== null,
  confirmedWhen: confirmedAt?.toISOString() ?? null,
});

/** Returns the agency's own answers in readable form. */
export const previewAssessment = async (scope: AgencyScope): Promise<AssessmentPreview> =>
  toAssessmentPreview(await findAssessment(scope, scope.tenantId));

/** Downloads the file for an answer, from the caller's agency or, for staff, from any agency. */
export const downloadAssessmentFile = async (
  scope: AgencyScope | ProviderScope,
  input: InputOf<typeof downloadOperation>,
): Promise<HandlerResult<typeof downloadOperation>> => {
  const row = await scope.db
    .selectFrom('assessmentFile')
    .select(['storageKey', 'fileName', 'mediaType', 'sizeBytes'])
    .where('id', '=', input.fileId)
    .where('removedAt', 'is', null)
    .$if(scope.side === 'agency', (query) => query.where('tenantId', '=', scope.tenantId))
    .executeTakeFirst();
  return row ? { ...row, inline: canShowInline(row.mediaType) } : notFound();
};
