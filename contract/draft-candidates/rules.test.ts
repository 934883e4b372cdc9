import { expect, test } from 'vitest';
import { answerPoints, canRetryAssessment, pathOfCheckLink, suitabilityScoreOf } from './rules.ts';

const answer = (isMandatory: boolean, verdict: 'met' | 'partly' | 'not_found') => ({ isMandatory, verdict });

test('a mandatory requirement weighs three, a desirable one; partly counts half (D23)', () => {
  expect(answerPoints(answer(true, 'met'))).toBe(3);
  expect(answerPoints(answer(true, 'partly'))).toBe(1.5);
  expect(answerPoints(answer(false, 'met'))).toBe(1);
  expect(answerPoints(answer(true, 'not_found'))).toBe(0);
});

test('the score is the share of all points, rounded to a whole number (D23)', () => {
  expect(suitabilityScoreOf([answer(true, 'met'), answer(true, 'partly'), answer(false, 'not_found')])).toBe(64);
  expect(suitabilityScoreOf([answer(true, 'met'), answer(false, 'met')])).toBe(100);
  expect(suitabilityScoreOf([answer(false, 'not_found')])).toBe(0);
  expect(suitabilityScoreOf([])).toBe(0);
});

test('an assessment that failed, or whose obstacle can end without a new CV, can be retried', () => {
  expect(canRetryAssessment(3, 'model-too-slow')).toBe(true);
  expect(canRetryAssessment(4, 'switched-off')).toBe(true);
  expect(canRetryAssessment(4, 'no-requirements')).toBe(true);
  expect(canRetryAssessment(4, 'no-text')).toBe(false);
  expect(canRetryAssessment(2, null)).toBe(false);
  expect(canRetryAssessment(1, null)).toBe(false);
});

test('the page of a check link has its token in the search', () => {
  expect(pathOfCheckLink('abc')).toBe('/draft-candidates/viewer?token=abc');
});
