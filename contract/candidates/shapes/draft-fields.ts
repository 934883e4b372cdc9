import { z } from 'zod';

/** The fields that can be read from a CV. */
export const cvFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn', 'location'] as const;
export type CvField = (typeof cvFields)[number];

/** The draft of the submission form, as typed and without validation. */
export const submissionDraftFieldsShape = z.object({
  firstName: z.string().max(500).default(''),
  lastName: z.string().max(500).default(''),
  emailAddress: z.string().max(500).default(''),
  contactNumber: z.string().max(500).default(''),
  linkedIn: z.string().max(500).default(''),
  location: z.string().max(500).default(''),
  currentCountryId: z.number().int().nullable().default(null),
  baseSalary: z.string().max(50).default(''),
  totalCompensation: z.string().max(50).default(''),
  commentToEmployer: z.string().max(10_000).default(''),
  answers: z
    .array(z.object({ questionId: z.string(), answer: z.string().max(5000) }))
    .max(100)
    .default([]),
  /** The current job, also read from the CV, to help recognise the person. It is not part of a submission. */
  currentJob: z.string().max(500).default(''),
  /** Whether no text was found in the CV. Its file type decides whether it is described as a scan. */
  isScan: z.boolean().default(false),
  /** The fields that were read from the CV and that nobody has confirmed or changed yet. */
  unconfirmedFields: z.array(z.enum(cvFields)).max(cvFields.length).default([]),
});
export type SubmissionDraftFields = z.infer<typeof submissionDraftFieldsShape>;
