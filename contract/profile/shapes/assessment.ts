import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { tenantStatusShape } from '#contract/tenants/shapes.ts';

const answerShape = z.union([z.string(), z.number(), z.boolean()]);

/** An answer with its question and field key. */
export const surveyAnswerShape = z.object({ questionId: z.number().int(), key: z.string(), value: answerShape });

const fieldShape = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'text', 'lines', 'yes-no', 'choice', 'date', 'file']),
  required: z.boolean(),
  when: z.string().optional(),
  max: z.number().int().optional(),
  options: z.array(lookupShape).optional(),
});

/** A file given as an answer. */
export const assessmentFileShape = z.object({
  fileId: id(),
  key: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
});

export type AssessmentFile = z.output<typeof assessmentFileShape>;

/** The survey with the agency's answers so far, and whether it may be confirmed. */
export const assessmentShape = z.object({
  questions: z.array(z.object({ id: z.number().int(), title: z.string(), fields: z.array(fieldShape) })),
  surveyAnswers: z.array(surveyAnswerShape),
  files: z.array(assessmentFileShape),
  /** Required keys without an answer. */
  missing: z.array(z.string()),
  finalConfirmation: z.boolean(),
  confirmedWhen: instant().nullable(),
  updatedWhen: instant().nullable(),
  verifiedStatus: tenantStatusShape,
  /** Why Rolecall has declined the agency; otherwise empty. */
  statusReason: z.string(),
  can: z.object({ edit: rightShape, confirm: rightShape }),
});

export type Assessment = z.output<typeof assessmentShape>;

/** The answers in read-only form. */
export const assessmentPreviewShape = z.object({
  questions: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      answers: z.array(z.object({ label: z.string(), value: z.string(), file: assessmentFileShape.nullable() })),
    }),
  ),
  finalConfirmation: z.boolean(),
  confirmedWhen: instant().nullable(),
});

export type AssessmentPreview = z.output<typeof assessmentPreviewShape>;

/** An agency that awaits Rolecall's decision. */
export const waitingAgencyShape = z.object({
  tenantId: id(),
  organizationName: z.string(),
  city: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  confirmedWhen: instant(),
  /** Rolecall has declined it before. */
  wasDeclined: z.boolean(),
});

/** An agency with its answers, for the decision on it. */
export const verificationShape = z.object({
  tenantId: id(),
  organizationName: z.string(),
  city: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  verifiedStatus: tenantStatusShape,
  statusReason: z.string(),
  decidedWhen: instant().nullable(),
  assessment: assessmentPreviewShape,
  can: z.object({ approve: rightShape, decline: rightShape }),
});

export type Verification = z.output<typeof verificationShape>;
