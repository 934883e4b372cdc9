import { expect, test } from 'vitest';
import { emptyRequest } from '#web/engagements/parts/draft/draft-values.ts';
import { requestField, toRequestInput } from './request-values.ts';

const values = emptyRequest('Geelong');

test('empty fields are sent as null and invalid numbers as 0, so that the server reports them', () => {
  const sent = toRequestInput({ ...values, noOfRoles: null, baseSalaryFrom: ' ' });
  const nothing = { baseSalaryFrom: null, contractedUnits: null, cvCap: null };
  expect(sent).toMatchObject({ location: 'Geelong', noOfRoles: 0, ...nothing });
  expect(toRequestInput({ ...values, noOfRoles: 1.5, cvCap: Number.NaN })).toMatchObject({ noOfRoles: 1.5, cvCap: 0 });
});

test('options are one per line and only sent for a choice, and the passing answer is not sent for a text', () => {
  const question = { text: 'Which?', options: 'Days\n\n All ', isMandatory: true, passing: 'All' };
  const questions = [
    { ...question, kind: 'choice' as const, questionId: 'q1' },
    { ...question, kind: 'text' as const },
  ];
  expect(toRequestInput({ ...values, questions }).questions).toEqual([
    { ...question, kind: 'choice', questionId: 'q1', options: ['Days', 'All'] },
    { ...question, kind: 'text', options: [], passing: '' },
  ]);
});

test('a server error is shown at its form field', () => {
  expect(requestField('noOfRoles')).toBe('talentRequests.0.noOfRoles');
  expect(requestField('questions.1.questionId')).toBe('talentRequests.0.questions.1.text');
  expect(requestField('questions.1.options.2')).toBe('talentRequests.0.questions.1.options');
});
