import { z } from 'zod';

/** A submission that was started but not sent, in a list. */
export const startedSubmissionShape = z.object({
  talentRequestId: z.string(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  /** The ID of the draft if it was imported from a CV; null for the draft of the submission form. */
  importedDraftId: z.string().nullable(),
  /** The names as typed so far; either may be empty. */
  firstName: z.string(),
  lastName: z.string(),
  hasCv: z.boolean(),
  savedAt: z.string(),
});
export type StartedSubmission = z.infer<typeof startedSubmissionShape>;
