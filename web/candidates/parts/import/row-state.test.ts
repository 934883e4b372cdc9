import { expect, test } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { createFormCheck, earlierImports, foundCvDetails, importRowStateOf, unconfirmedValuesOf } from './row-state.ts';

const formCheck = createFormCheck({
  questions: [],
  feeTypeId: 1,
  requiresConsent: true,
  requiresCandidateConsent: false,
});
const file = { documentId: 'd', fileName: 'osei.pdf' } as ImportedCv['file'];
const imported = (draftId: string, fields: object, more: Partial<ImportedCv> = {}): ImportedCv => ({
  draftId,
  savedAt: '2026-11-20T04:00:00.000Z',
  file,
  fields: submissionDraftFieldsShape.parse(fields),
  unreadWords: null,
  ...more,
});
const osei = {
  firstName: 'Marguerite',
  lastName: 'Osei',
  emailAddress: 'marguerite@inbox.example',
  contactNumber: '+61491570156',
  baseSalary: '95000',
  unconfirmedFields: ['lastName'],
};
const stateOf = (one: ImportedCv, more: object = {}) =>
  importRowStateOf(one, {
    formCheck,
    earlier: undefined,
    verdict: undefined,
    isChecking: false,
    hasFailedCheck: false,
    ...more,
  });

test('a complete import is ready, with a note about a person who was submitted before', () => {
  expect(stateOf(imported('1', osei))).toMatchObject({ kind: 'ready', note: '' });
  const verdict = { isAllowed: true, isDuplicate: true, message: 'You own this candidate.' };
  expect(stateOf(imported('1', osei), { verdict })).toMatchObject({ kind: 'ready', note: 'You own this candidate.' });
  expect(unconfirmedValuesOf(imported('1', osei))).toEqual(['Osei']);
});

test('a complete import is ready only once the duplicate check has answered', () => {
  expect(stateOf(imported('1', osei), { isChecking: true })).toMatchObject({ kind: 'checking' });
  expect(stateOf(imported('1', { ...osei, baseSalary: '' }), { isChecking: true })).toMatchObject({
    kind: 'incomplete',
  });
});

test('an import whose duplicate check failed is not ready', () => {
  expect(stateOf(imported('1', osei), { hasFailedCheck: true })).toMatchObject({
    kind: 'unchecked',
    words: 'Could not check for duplicates',
  });
});

test('the first obstacle counts: no text, not available, twice in the drop, incomplete', () => {
  const unread = imported('1', {}, { unreadWords: 'This looks like a scan.' });
  expect(stateOf(unread)).toMatchObject({ kind: 'unread', words: 'This looks like a scan.' });
  const verdict = { isAllowed: false, isDuplicate: true, message: 'Not available.' };
  expect(stateOf(imported('1', osei), { verdict })).toMatchObject({ kind: 'blocked', words: 'Not available.' });
  expect(stateOf(imported('2', osei), { earlier: imported('1', osei) })).toMatchObject({ kind: 'double' });
  expect(stateOf(imported('1', osei, { file: null }))).toMatchObject({ kind: 'incomplete', needsSalary: false });
});

test('if only the base salary is missing it can be entered in the row', () => {
  const noSalary = stateOf(imported('1', { ...osei, baseSalary: '' }));
  expect(noSalary).toMatchObject({ kind: 'incomplete', words: 'Base salary is required!', needsSalary: true });
  const more = stateOf(imported('1', { ...osei, baseSalary: '', emailAddress: '' }));
  expect(more).toMatchObject({ kind: 'incomplete', needsSalary: false, note: 'and 1 more' });
});

test('two files of one person are found by email, phone or LinkedIn, also through a third one', () => {
  const rows = [
    imported('1', { emailAddress: 'Marguerite@inbox.example', contactNumber: '+61491570156' }),
    imported('2', { contactNumber: '+61 491 570 156', linkedIn: 'linkedin.com/in/m-osei' }),
    imported('3', { linkedIn: 'https://www.linkedin.com/in/M-Osei' }),
    imported('4', { emailAddress: 'dane@inbox.example' }),
  ];
  const found = earlierImports(rows);
  expect([...found].map(([id, one]) => [id, one.draftId])).toEqual([
    ['2', '1'],
    ['3', '1'],
  ]);
});

test('six details are counted, the name once', () => {
  const parts = foundCvDetails(imported('1', { ...osei, currentJob: 'Nurse' }));
  expect(parts.filter(({ isFound }) => isFound).map(({ name }) => name)).toEqual([
    'name',
    'email address',
    'phone',
    'current job',
  ]);
});
