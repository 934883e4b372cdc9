import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAnswer,
  applicableAnswers,
  surveyFieldOf,
  surveyFileKeys,
  missingAnswers,
  missingAnswerMessage,
  assessmentSurvey,
  surveyFields,
  type SurveyAnswers,
} from './survey.ts';

const whole: SurveyAnswers = {
  yearsTrading: 12,
  legalEntity: 'Harbour Talent Pty Ltd',
  registrationNumber: '12 345 678 901',
  consultants: 18,
  licences: 'Australia: none needed',
  indemnity: false,
  liability: false,
  dataProtection: true,
  rightToWork: true,
  consent: true,
  modernSlavery: false,
  diversity: false,
  placementsExecutive: 0,
  placementsProfessional: 41,
  placementsSkilled: 7,
  timeToShortlist: 2,
  ai: false,
};

test('the survey has fourteen questions, and every key is asked once', () => {
  expect(assessmentSurvey.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  expect(new Set(surveyFields.map(({ key }) => key)).size).toBe(surveyFields.length);
  expect(surveyFileKeys).toHaveLength(7);
});

test('nothing is missing when every required question has an answer, and zero and no are answers', () => {
  expect(missingAnswers(whole)).toEqual([]);
  expect(missingAnswers({ ...whole, yearsTrading: null, legalEntity: '' })).toEqual(['yearsTrading', 'legalEntity']);
});

test('answering yes asks for more, and answering no removes those questions', () => {
  expect(missingAnswers({ ...whole, indemnity: true })).toEqual(['indemnityCover', 'indemnityEnd']);
  expect(missingAnswers({ ...whole, ai: true, aiDescription: 'Search' })).toEqual([]);
  expect(applicableAnswers({ ...whole, ai: false, aiDescription: 'Search' })).not.toHaveProperty('aiDescription');
});

test('any removed answer is missing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(whole)), (key) => {
      expect(missingAnswers({ ...whole, [key]: null })).toContain(key);
    }),
  );
});

test('a missing answer is named by its question', () => {
  expect(missingAnswerMessage('yearsTrading')).toBe('Years trading is required!');
  expect(missingAnswerMessage('indemnityCover')).toBe('Professional indemnity cover: Cover is required!');
  expect(missingAnswerMessage('indemnity')).toBe('Professional indemnity cover is required!');
  expect(missingAnswerMessage('placementsSkilled')).toBe(
    'Placements in the last 12 months: Skilled/Semi-skilled is required!',
  );
});

test('an answer is shown as text: yes and no, the name of a choice, a number, a day', () => {
  const read = (key: string, value: string | number | boolean | null) => {
    const field = surveyFieldOf(key);
    return field && formatAnswer(field, value);
  };
  expect([read('ai', true), read('ai', false), read('timeToShortlist', 2), read('consultants', 18)]).toEqual([
    'Yes',
    'No',
    '4 to 7',
    '18',
  ]);
  expect(read('indemnityEnd', '2027-06-30')).toBe('30 Jun 2027');
  expect(read('licences', null)).toBe('');
});
