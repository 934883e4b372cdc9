import { expect, test } from 'vitest';
import type { CandidateDocument } from '../shapes/document.ts';
import type { VersionState } from '../shapes/version.ts';
import { versionFields, type VersionField } from '../states.ts';
import { versionChanges } from './version-changes.ts';

const details = Object.fromEntries(versionFields.map((field) => [field, ''])) as Record<VersionField, string>;
const state = (given: Partial<VersionState> = {}): VersionState => ({
  details,
  cv: null,
  otherDocuments: [],
  answers: [],
  ...given,
});
const document = (documentId: string) => ({ documentId }) as CandidateDocument;
const answer = (questionId: string, text: string) =>
  ({ questionId, text: questionId, kind: 'text', answer: text }) as const;

test('equal versions have no differences', () => {
  expect(versionChanges(state({ cv: document('a') }), state({ cv: document('a') }))).toEqual([]);
});

test('details come first, then CV, documents and answers, each with its value before and after', () => {
  const before = state({
    details: { ...details, location: 'Perth', firstName: 'Ida' },
    cv: document('cv-1'),
    otherDocuments: [document('kept'), document('gone')],
    answers: [answer('q1', 'one'), answer('q2', 'two')],
  });
  const after = state({
    details: { ...details, location: 'Hobart', firstName: 'Ida', commentToEmployer: 'New' },
    cv: document('cv-2'),
    otherDocuments: [document('kept'), document('new')],
    answers: [answer('q2', 'deux'), answer('q3', 'three')],
  });
  const values = versionChanges(before, after).map((change) => [
    change.kind === 'detail' ? change.field : change.kind === 'answer' ? change.question.questionId : change.kind,
    typeof change.before === 'string' ? change.before : (change.before?.documentId ?? null),
    typeof change.after === 'string' ? change.after : (change.after?.documentId ?? null),
  ]);
  expect(values).toEqual([
    ['location', 'Perth', 'Hobart'],
    ['commentToEmployer', '', 'New'],
    ['cv', 'cv-1', 'cv-2'],
    ['document', 'gone', null],
    ['document', null, 'new'],
    ['q1', 'one', ''],
    ['q2', 'two', 'deux'],
    ['q3', '', 'three'],
  ]);
});
