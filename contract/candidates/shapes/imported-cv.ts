import { z } from 'zod';
import { submissionShape } from '../shapes.ts';
import { candidateDocumentShape } from './document.ts';
import { submissionDraftFieldsShape } from './draft-fields.ts';

/** A CV that was imported as a draft, with the details read from it. */
export const importedCvShape = z.object({
  draftId: z.string(),
  savedAt: z.string(),
  file: candidateDocumentShape.nullable(),
  fields: submissionDraftFieldsShape,
  /** The message that explains why no details could be read; null if some were read. */
  unreadWords: z.string().nullable(),
});
export type ImportedCv = z.infer<typeof importedCvShape>;

/** A talent request's imported CVs, with the data needed for submitting them. */
export const importedCvsShape = z.object({
  ...submissionShape.omit({ draft: true }).shape,
  imports: z.array(importedCvShape),
});
export type ImportedCvs = z.infer<typeof importedCvsShape>;
