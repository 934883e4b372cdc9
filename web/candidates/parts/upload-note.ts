import type { CandidateDocument, UploadedDocument } from '#contract/candidates/shapes/document.ts';

/** Returns the note shown under a document whose text couldn't be read, or under a CV in which no text was found. */
export const uploadNoteOf = ({
  unreadable,
  scanNote,
}: CandidateDocument & Partial<Pick<UploadedDocument, 'scanNote'>>): string | undefined =>
  unreadable?.words ?? scanNote ?? undefined;
