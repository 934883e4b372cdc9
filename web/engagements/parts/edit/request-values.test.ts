import { expect, test } from 'vitest';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { requestFieldNames, requestFields } from '#contract/engagements/states.ts';
import { emptyRequest } from '#web/engagements/parts/draft/draft-values.ts';
import { requestFormField, requestValues, toRequestInput, fieldsOutsideBidBasis } from './request-values.ts';

const values = emptyRequest('Geelong');

test('empty fields are sent as null and invalid numbers as 0, so that the server reports them', () => {
  const sent = toRequestInput({ ...values, noOfRoles: null, baseSalaryFrom: ' ' });
  const nothing = { baseSalaryFrom: null, contractedUnits: null, cvCap: null };
  expect(sent).toMatchObject({ location: 'Geelong', noOfRoles: 0, ...nothing });
  expect(toRequestInput({ ...values, noOfRoles: 1.5, cvCap: Number.NaN })).toMatchObject({ noOfRoles: 1.5, cvCap: 0 });
});

test('every optional field that is emptied is sent as null', () => {
  const sent = toRequestInput({ ...values, baseSalaryTo: '', contractedUnits: ' ' });
  const optional = requestFieldNames.filter((name) => requestFields[name].isOptional);
  expect(optional.map((name) => sent[name])).toEqual(optional.map(() => null));
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
  expect(requestFormField('noOfRoles')).toBe('talentRequests.0.noOfRoles');
  expect(requestFormField('questions.1.questionId')).toBe('talentRequests.0.questions.1.text');
  expect(requestFormField('questions.1.options.2')).toBe('talentRequests.0.questions.1.options');
});

test('a field that agencies have bid on is not sent', () => {
  const { questions: _questions, ...fields } = toRequestInput(values);
  expect(fieldsOutsideBidBasis(fields)).toEqual({ jobTitle: '', description: '', cvCap: null });
});

test('an empty field of the API is an empty text, or a missing number, in the form', () => {
  const nothing = { baseSalaryFrom: null, baseSalaryTo: null, contractedUnits: null, cvCap: null };
  const request = { jobTitle: 'Nurse', description: '', location: 'Geelong', noOfRoles: 2, ...nothing };
  const rest = { talentRequestId: 'r1', lotRules: null, questions: [] };
  expect(requestValues({ ...request, ...rest } as unknown as OwnTalentRequest)).toMatchObject({
    ...request,
    baseSalaryFrom: '',
    baseSalaryTo: '',
    contractedUnits: '',
    cvCap: null,
    noOfRoles: 2,
  });
});
