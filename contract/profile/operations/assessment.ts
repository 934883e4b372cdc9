import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { day, id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { multilineTextSchema, singleLineTextSchema } from '#contract/common/text.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import { surveyFileKeys, surveyFields, type SurveyField } from '#contract/profile/rules/survey.ts';
import { assessmentFileShape, assessmentPreviewShape, assessmentShape } from '#contract/profile/shapes/assessment.ts';

const reads = { agency: 'unapproved' } as const;
const edits = { agency: 'unapproved, Company Profile=Edit' } as const;

const answerOf = ({ label, kind, max = 0, options = [] }: SurveyField): z.ZodType => {
  if (kind === 'yes-no') return z.boolean();
  if (kind === 'number') return z.number().int().min(0).max(max);
  if (kind === 'date') return day();
  if (kind === 'lines') return multilineTextSchema(label, atMost(max));
  if (kind === 'choice') {
    const isOption = (value: number): boolean => options.some((one) => one.id === value);
    return z.number().refine(isOption, inputError('{field} is not a valid choice.', { field: label }));
  }
  return singleLineTextSchema(label, atMost(max));
};

/** Answers by key. Null clears an answer; omitted answers don't change. */
const answersShape = z.object(
  Object.fromEntries(
    surveyFields
      .filter(({ kind }) => kind !== 'file')
      .map((field) => [field.key, answerOf(field).nullable().optional()] as const),
  ),
) as z.ZodType<Record<string, string | number | boolean | null | undefined>>;

const fileKey = z.enum(surveyFileKeys as [string, ...string[]]);

export const readAssessment = operation({
  name: 'profile.assessment',
  summary: "Returns the assessment survey with the answers of the caller's agency.",
  effect: 'read',
  access: reads,
  input: z.object({}),
  output: assessmentShape,
});

export const saveAssessment = operation({
  name: 'profile.saveAssessment',
  summary: "Saves answers to the survey. After confirmation, required answers can't be removed.",
  effect: 'write',
  access: edits,
  input: z.object({ answers: answersShape }),
  output: assessmentShape,
  refusals: [profileRefusals['assessment-incomplete']],
});

export const confirmAssessment = operation({
  name: 'profile.confirmAssessment',
  summary: 'Confirms the assessment permanently. The agency then awaits activation.',
  effect: 'write',
  access: edits,
  input: z.object({
    finalConfirmation: z.literal(true, inputError('Please confirm that the answers are complete and true.')),
  }),
  output: assessmentShape,
  refusals: [profileRefusals['assessment-incomplete']],
});

export const previewAssessment = operation({
  name: 'profile.assessmentPreview',
  summary: 'Returns the answers to the survey in readable form.',
  effect: 'read',
  access: reads,
  input: z.object({}),
  output: assessmentPreviewShape,
});

export const uploadAssessmentFile = operation({
  name: 'profile.uploadAssessmentFile',
  summary: 'Uploads the file for an answer and replaces the previous one.',
  effect: 'write',
  upload: true,
  access: edits,
  input: z.object({ key: fileKey }),
  output: assessmentFileShape,
});

export const deleteAssessmentFile = operation({
  name: 'profile.deleteAssessmentFile',
  summary: 'Removes the file of an answer.',
  effect: 'write',
  access: edits,
  input: z.object({ fileId: id() }),
  output: z.object({ fileId: id() }),
});

export const downloadAssessmentFile = operation({
  name: 'profile.assessmentFile',
  summary: "Downloads the file of an answer, for its agency and for Rolecall's staff.",
  effect: 'read',
  download: true,
  access: { agency: 'unapproved', provider: 'any' },
  input: z.object({ fileId: id() }),
  output: z.unknown(),
});

export const assessmentOperations = [
  readAssessment,
  saveAssessment,
  confirmAssessment,
  previewAssessment,
  uploadAssessmentFile,
  deleteAssessmentFile,
  downloadAssessmentFile,
] as const;
