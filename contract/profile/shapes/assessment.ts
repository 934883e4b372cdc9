import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { tenantStatusShape } from '#contract/tenants/shapes.ts';

const answerShape = z.union([z.string(), z.number(), z.boolean()]);

/** An answer with the ID of its question and the key of its field. */
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

/** A file uploaded as an answer. */
export const assessmentFileShape = z.object({
  fileId: id(),
  key: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
});

export type AssessmentFile = z.output<typeof assessmentFileShape>;

/** The survey with the agency's answers so far, and whether the agency may confirm it. */
export const assessmentShape = z.object({
  questions: z.array(z.object({ id: z.number().int(), title: z.string(), fields: z.array(fieldShape) })),
  surveyAnswers: z.array(surveyAnswerShape),
  files: z.array(assessmentFileShape),
  /** The keys of required fields without an answer. */
  missing: z.array(z.string()),
  finalConfirmation: z.boolean(),
  confirmedWhen: instant().nullable(),
  updatedWhen: instant().nullable(),
  verifiedStatus: tenantStatusShape,
  /** Why Rolecall declined the agency; empty if it didn't. */
  statusReason: z.string(),
  can: z.object({ edit: rightShape, confirm: rightShape }),
});

export type Assessment = z.output<typeof assessmentShape>;

/** The survey's answers in read-only form. */
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

/** An agency that is waiting for Rolecall's decision. */
export const pendingAgencyShape = z.object({
  tenantId: id(),
  organizationName: z.string(),
  city: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  confirmedWhen: instant(),
  /** Whether Rolecall has declined the agency before. */
  wasDeclined: z.boolean(),
});

/** An agency with its assessment answers, on which Rolecall bases its decision. */
export const agencyVerificationShape = z.object({
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

export type AgencyVerification = z.output<typeof agencyVerificationShape>;
