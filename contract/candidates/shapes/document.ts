import { z } from 'zod';
import { contactDetailFields } from '#contract/candidates/shapes/contact-details.ts';
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

/** The details read from a CV; a detail that was not found is empty. */
export const extractedCvDetailsShape = z.object({
  ...contactDetailFields,
  currentJob: z.string(),
});
export type ExtractedCvDetails = z.infer<typeof extractedCvDetailsShape>;

/** A document just uploaded, with the details read from it if it is a CV. */
export const uploadedDocumentShape = candidateDocumentShape.extend({
  /** The details for the empty fields of a form; null if the file is not a CV or its text could not be read. */
  cvDetails: extractedCvDetailsShape.nullable(),
  /**
   * The note to show if no text was found in a CV: it is a scan, a DOC file or empty; null otherwise. The file can be
   * submitted as it is. The name dates from when only scans had a note, and is kept for pages loaded before an update.
   */
  scanNote: z.string().nullable(),
});
export type UploadedDocument = z.infer<typeof uploadedDocumentShape>;
