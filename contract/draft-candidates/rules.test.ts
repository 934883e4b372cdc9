import { expect, test } from 'vitest';
import { checkPath, pointsOf, scoreOf } from './rules.ts';

const answer = (isMandatory: boolean, verdict: 'met' | 'partly' | 'not_found') => ({ isMandatory, verdict });

test('a mandatory requirement weighs three, a desirable one; partly counts half (D23)', () => {
  expect(pointsOf(answer(true, 'met'))).toBe(3);
  expect(pointsOf(answer(true, 'partly'))).toBe(1.5);
  expect(pointsOf(answer(false, 'met'))).toBe(1);
  expect(pointsOf(answer(true, 'not_found'))).toBe(0);
});

test('the score is the share of all points, rounded to a whole number (D23)', () => {
  expect(scoreOf([answer(true, 'met'), answer(true, 'partly'), answer(false, 'not_found')])).toBe(64);
  expect(scoreOf([answer(true, 'met'), answer(false, 'met')])).toBe(100);
  expect(scoreOf([answer(false, 'not_found')])).toBe(0);
  expect(scoreOf([])).toBe(0);
});

test('the page of a check link has its token in the search', () => {
  expect(checkPath('abc')).toBe('/draft-candidates/viewer?token=abc');
});
