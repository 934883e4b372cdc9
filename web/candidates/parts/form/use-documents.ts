import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { SubmissionDraft } from '#contract/candidates/shapes.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';

const messageAt = (problem: unknown, field: string): string | undefined =>
  problem instanceof Problem ? problem.fields.find((fault) => fault.field === field)?.message : undefined;

/** Holds a submission's documents: newly uploaded ones, and those restored from a draft. */
export const useDocuments = (draft: SubmissionDraft | null) => {
  // A CV restored from a draft is kept even after the submission has deleted the draft.
  const [keptCv] = useState<CandidateDocument | null>(draft?.file ?? null);
  const [sentCv, setSentCv] = useState<CandidateDocument | undefined>(undefined);
  const [sentOthers, setSentOthers] = useState<readonly CandidateDocument[]>([]);
  const [kept, setKept] = useState<readonly CandidateDocument[]>(draft?.otherDocuments ?? []);
  const [hasRemoved, setHasRemoved] = useState(false);
  const [uploading, setUploading] = useState({ cv: false, others: false });
  const [errors, setErrors] = useState<{ cv?: string | undefined; others?: string | undefined }>({});
  const cv = sentCv ?? keptCv ?? undefined;
  return {
    cv,
    others: [...kept, ...sentOthers],
    kept,
    keptCv,
    cvError: errors.cv,
    othersError: errors.others,
    /** Whether the documents differ from those that the form opened with. */
    hasChanged: sentCv !== undefined || sentOthers.length > 0 || hasRemoved,
    isUploading: uploading.cv || uploading.others,
    setCvUploading: (isUploading: boolean): void => setUploading((before) => ({ ...before, cv: isUploading })),
    setOthersUploading: (isUploading: boolean): void => setUploading((before) => ({ ...before, others: isUploading })),
    setCv: (document: CandidateDocument | undefined): void => {
      setSentCv(document);
      // An upload field shows its own errors.
      setErrors((before) => (before.cv === undefined ? before : { ...before, cv: undefined }));
    },
    setOthers: setSentOthers,
    removeKept: (document: CandidateDocument): void => {
      setHasRemoved(true);
      setKept((before) => before.filter((one) => one.documentId !== document.documentId));
    },
    /** Returns whether the CV is missing. If it is, also shows an error. */
    demandCv: (): boolean => {
      if (cv === undefined) setErrors((before) => ({ ...before, cv: requiredMessage(copy.cv) }));
      return cv === undefined;
    },
    showProblem: (problem: unknown): void =>
      setErrors({ cv: messageAt(problem, 'documentId'), others: messageAt(problem, 'otherDocumentIds') }),
  };
};
