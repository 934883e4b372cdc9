import type { CandidateDocument, UploadedDocument } from '#contract/candidates/shapes/document.ts';

/** Returns the note shown under a document whose text couldn't be read, or under a CV that is a scan without text. */
export const uploadNoteOf = ({
  unreadable,
  scanNote,
}: CandidateDocument & Partial<Pick<UploadedDocument, 'scanNote'>>): string | undefined =>
  unreadable?.words ?? scanNote ?? undefined;
