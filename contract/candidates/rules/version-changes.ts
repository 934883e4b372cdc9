import type { CandidateDocument } from '../shapes/document.ts';
import type { VersionChange, VersionState } from '../shapes/version.ts';
import { versionFields } from '../states.ts';

type Side<Value> = { readonly before: Value; readonly after: Value };
type DocumentChange = Side<CandidateDocument | null>;

const documentChanges = ({ before, after }: Side<readonly CandidateDocument[]>): DocumentChange[] => {
  const without = (all: readonly CandidateDocument[], others: readonly CandidateDocument[]) =>
    all.filter(({ documentId }) => !others.some((other) => other.documentId === documentId));
  return [
    ...without(before, after).map((document) => ({ before: document, after: null })),
    ...without(after, before).map((document) => ({ before: null, after: document })),
  ];
};

const answerChanges = ({ before, after }: Side<VersionState['answers']>): VersionChange[] => {
  const answerIn = (answers: VersionState['answers'], id: string): string =>
    answers.find(({ questionId }) => questionId === id)?.answer ?? '';
  const asked = [...before, ...after.filter((one) => !before.some(({ questionId }) => questionId === one.questionId))];
  return asked
    .map(({ answer: _answer, ...question }) => ({
      kind: 'answer' as const,
      question,
      before: answerIn(before, question.questionId),
      after: answerIn(after, question.questionId),
    }))
    .filter((one) => one.before !== one.after);
};

/** Returns the differences between two versions of a candidate: the details first, then CV, documents and answers. */
export const versionChanges = (before: VersionState, after: VersionState): VersionChange[] => [
  ...versionFields
    .map((field) => ({
      kind: 'detail' as const,
      field,
      before: before.details[field],
      after: after.details[field],
    }))
    .filter((one) => one.before !== one.after),
  ...(before.cv?.documentId === after.cv?.documentId
    ? []
    : [{ kind: 'cv' as const, before: before.cv, after: after.cv }]),
  ...documentChanges({ before: before.otherDocuments, after: after.otherDocuments }).map((one) => ({
    kind: 'document' as const,
    ...one,
  })),
  ...answerChanges({ before: before.answers, after: after.answers }),
];
