import { expect, test } from 'vitest';
import type { CandidateVersion, VersionChange } from '#contract/candidates/shapes/version.ts';
import { versionSentence } from './version-sentence.ts';

const names = { supplier: { supplierName: 'Harbour Talent' }, client: { clientName: 'Northwind Health' } };
const version = (number: number, changes: readonly VersionChange[], bySide: CandidateVersion['bySide'] = 'agency') =>
  versionSentence({ number, changes, bySide } as CandidateVersion, names);
const detail = (field: 'location' | 'emailAddress' | 'baseSalary'): VersionChange => ({
  kind: 'detail',
  field,
  before: 'a',
  after: 'b',
});
const document = { fileName: 'Reference.pdf' } as never;
const answer = (before: string): VersionChange => ({
  kind: 'answer',
  question: { questionId: before, text: 'Can you start in May?', kind: 'yes_no' },
  before,
  after: 'yes',
});

test('a sentence names the side and everything that it changed', () => {
  expect(version(1, [])).toBe('Harbour Talent submitted the candidate');
  expect(version(1, [], 'system')).toBe('The candidate when version history was introduced');
  expect(version(2, [])).toBe('The candidate as first opened by Northwind Health');
  expect(version(2, [detail('emailAddress'), detail('location')])).toBe(
    'Harbour Talent changed the email address and the location',
  );
  expect(version(3, [detail('baseSalary')], 'client')).toBe('Northwind Health changed the base salary');
  expect(version(3, [detail('baseSalary')], 'provider')).toBe('Rolecall changed the base salary');
  expect(version(4, [{ kind: 'cv', before: document, after: document }])).toBe('Harbour Talent replaced the CV');
  expect(version(5, [{ kind: 'document', before: null, after: document }])).toBe('Harbour Talent added Reference.pdf');
  expect(version(6, [{ kind: 'document', before: document, after: null }])).toBe(
    'Harbour Talent removed Reference.pdf',
  );
  expect(version(7, [answer('')])).toBe('Harbour Talent answered a question');
  expect(version(8, [answer(''), answer('no')])).toBe('Harbour Talent changed 2 answers');
});
