import { z } from 'zod';

/** A started submission in a list. */
export const startedSubmissionShape = z.object({
  talentRequestId: z.string(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  /** The draft if it was imported from a CV; null for the form's own. */
  importedDraftId: z.string().nullable(),
  /** As typed so far; either may be empty. */
  firstName: z.string(),
  lastName: z.string(),
  hasCv: z.boolean(),
  savedAt: z.string(),
});
export type StartedSubmission = z.infer<typeof startedSubmissionShape>;
