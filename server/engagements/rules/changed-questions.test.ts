import { expect, test } from 'vitest';
import {
  toStoredPassingAnswer,
  toDisplayedPassingAnswer,
  diffQuestions,
  questionText,
  type CurrentQuestion,
} from './changed-questions.ts';

const registered: CurrentQuestion = {
  id: 'q1',
  text: 'Is the candidate registered?',
  kind: 'yes_no',
  options: [],
  isMandatory: true,
  passing: 'yes',
};
const years: CurrentQuestion = { ...registered, id: 'q2', text: 'How many years?', kind: 'number', passing: '2' };
const rosters: CurrentQuestion = {
  ...registered,
  id: 'q3',
  text: 'Which rosters?',
  kind: 'choice',
  options: ['Days', 'All'],
  isMandatory: false,
  passing: '',
};
const given = ({ id, ...question }: CurrentQuestion, change: Partial<CurrentQuestion> = {}) => ({
  questionId: id,
  ...question,
  ...change,
});
const after = (...list: Parameters<typeof diffQuestions>[1]) => diffQuestions([registered, years, rosters], list);

test('an unchanged question keeps its identity, in any order', () => {
  expect(after(given(rosters), given(registered), given(years))).toMatchObject({
    unchanged: [
      { id: 'q3', sort: 1, isWantedNew: false },
      { id: 'q1', sort: 2 },
      { id: 'q2', sort: 3 },
    ],
    added: [],
    withdrawn: [],
    changes: [],
    unknownAt: undefined,
  });
});

test.each([
  ['its wording', { text: 'Is the candidate registered here?' }],
  ['the kind of its answer', { kind: 'text', passing: '' }],
  ['whether it must be met', { isMandatory: false }],
] as const)('what a candidate reads differently is another question in its place: %s', (_what, change) => {
  const { unchanged, added, withdrawn, changes } = after(given(registered, change), given(years), given(rosters));
  expect(unchanged.map(({ id }) => id)).toEqual(['q2', 'q3']);
  expect(added).toMatchObject([{ sort: 1, question: change }]);
  expect(withdrawn).toEqual(['q1']);
  expect(changes[0]).toMatchObject({
    field: 'question',
    before: 'Is the candidate registered? (yes or no, mandatory)',
  });
});

test('other options make another question; options of a question without a choice are ignored', () => {
  expect(after(given(registered), given(years), given(rosters, { options: ['Days', 'Nights'] })).withdrawn).toEqual([
    'q3',
  ]);
  expect(after(given(registered, { options: ['a'] }), given(years), given(rosters)).withdrawn).toEqual([]);
});

test('a new wanted answer leaves the question the same', () => {
  const { unchanged, withdrawn, changes } = after(given(registered), given(years, { passing: '5' }), given(rosters));
  expect(unchanged[1]).toMatchObject({ id: 'q2', isWantedNew: true, question: { passing: '5' } });
  expect(withdrawn).toEqual([]);
  expect(changes).toEqual([{ field: 'wanted', about: 'How many years?', before: '2', after: '5' }]);
});

test('a missing question is withdrawn, and one without an id is added', () => {
  const { id: _id, ...fresh } = { ...years, text: 'Notice period in weeks?' };
  expect(after(given(registered), given(years), fresh)).toMatchObject({
    added: [{ sort: 3, question: { text: 'Notice period in weeks?' } }],
    withdrawn: ['q3'],
    changes: [
      { before: null, after: 'Notice period in weeks? (a number, mandatory)' },
      { before: 'Which rosters? (Days / All)', after: null },
    ],
  });
});

test('an unknown question, or one named twice, is reported by its index', () => {
  expect(after(given(registered), given({ ...years, id: 'q9' })).unknownAt).toBe(1);
  expect(after(given(registered), given(years), given(registered)).unknownAt).toBe(2);
});

test('the wanted answer to a number is stored as the minimum that the validator uses', () => {
  expect(toStoredPassingAnswer(years)).toBe('>=2');
  expect(toDisplayedPassingAnswer('number', '>=2')).toBe('2');
  expect(toStoredPassingAnswer(registered)).toBe('yes');
  expect(toDisplayedPassingAnswer('yes_no', 'yes')).toBe('yes');
  expect(toDisplayedPassingAnswer('number', undefined)).toBe('');
});

test('the text of a question includes how it is answered', () => {
  expect(questionText({ ...years, isMandatory: false, kind: 'text' })).toBe('How many years? (a text)');
});
