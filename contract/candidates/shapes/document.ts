import { z } from 'zod';
import { unreadableReasons } from '#contract/common/text/unreadable.ts';

/** A document about a candidate. */
export const candidateDocumentShape = z.object({
  documentId: z.string(),
  kind: z.enum(['cv', 'other']),
  fileName: z.string(),
  extension: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  created: z.string(),
  /** Why the text could not be read, with the message to show. The file itself is saved. */
  unreadable: z.object({ reason: z.enum(unreadableReasons), words: z.string() }).nullable(),
});
export type CandidateDocument = z.infer<typeof candidateDocumentShape>;
