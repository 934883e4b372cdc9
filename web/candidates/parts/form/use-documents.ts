import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { CandidateDocument, Draft } from '#contract/candidates/shapes.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';

const messageAt = (problem: unknown, field: string): string | undefined =>
  problem instanceof Problem ? problem.fields.find((fault) => fault.field === field)?.message : undefined;

/** The documents of a submission: those that are just sent, and those that a draft brought back. */
export const useDocuments = (draft: Draft | null) => {
  // The CV that a draft brought back stays, also when the draft itself is gone by the submission.
  const [keptCv] = useState<CandidateDocument | null>(draft?.file ?? null);
  const [sentCv, setSentCv] = useState<CandidateDocument | undefined>(undefined);
  const [sentOthers, setSentOthers] = useState<readonly CandidateDocument[]>([]);
  const [kept, setKept] = useState<readonly CandidateDocument[]>(draft?.otherDocuments ?? []);
  const [errors, setErrors] = useState<{ cv?: string | undefined; others?: string | undefined }>({});
  const cv = sentCv ?? keptCv ?? undefined;
  return {
    cv,
    others: [...kept, ...sentOthers],
    kept,
    keptCv,
    cvError: errors.cv,
    othersError: errors.others,
    setCv: (document: CandidateDocument | undefined): void => {
      setSentCv(document);
      // Whatever was chosen says for itself what is wrong with it.
      setErrors((before) => (before.cv === undefined ? before : { ...before, cv: undefined }));
    },
    setOthers: setSentOthers,
    removeKept: (document: CandidateDocument): void =>
      setKept((before) => before.filter((one) => one.documentId !== document.documentId)),
    /** Says that a CV is missing; whether it is. */
    demandCv: (): boolean => {
      if (cv === undefined) setErrors((before) => ({ ...before, cv: requiredMessage(copy.cv) }));
      return cv === undefined;
    },
    showProblem: (problem: unknown): void =>
      setErrors({ cv: messageAt(problem, 'documentId'), others: messageAt(problem, 'otherDocumentIds') }),
  };
};
