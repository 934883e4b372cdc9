import { expect, test } from 'vitest';
import { noRequest } from '#web/engagements/parts/draft/draft-values.ts';
import { requestField, toRequestInput } from './request-values.ts';

const values = noRequest('Geelong');

test('what is empty is sent as nothing, and what is no number as nought, so that the server says so', () => {
  const sent = toRequestInput({ ...values, noOfRoles: null, baseSalaryFrom: ' ' });
  const nothing = { baseSalaryFrom: null, contractedUnits: null, cvCap: null };
  expect(sent).toMatchObject({ location: 'Geelong', noOfRoles: 0, ...nothing });
  expect(toRequestInput({ ...values, noOfRoles: 1.5, cvCap: Number.NaN })).toMatchObject({ noOfRoles: 1.5, cvCap: 0 });
});

test('options go one to a line and only with a choice, a wanted answer not with a text', () => {
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

test('what the server says of a field stands at the field of the form', () => {
  expect(requestField('noOfRoles')).toBe('talentRequests.0.noOfRoles');
  expect(requestField('questions.1.questionId')).toBe('talentRequests.0.questions.1.text');
  expect(requestField('questions.1.options.2')).toBe('talentRequests.0.questions.1.options');
});
