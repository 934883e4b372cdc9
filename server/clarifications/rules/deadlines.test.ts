import { expect, test } from 'vitest';
import {
  areAnswersOverdue,
  areQuestionsClosed,
  clarificationDeadlines,
  deadlineHours,
  type ClarificationFacts,
} from './deadlines.ts';

const at = (text: string): Date => new Date(`2026-12-${text}:00Z`);
const successFee: ClarificationFacts = {
  kind: 'successfee',
  stage: 'application',
  closingAt: at('10T12:00'),
  clarificationEndsAt: null,
  questionHours: null,
  answerHours: null,
};
const auction: ClarificationFacts = {
  ...successFee,
  kind: 'competitive',
  stage: 'clarification',
  clarificationEndsAt: at('08T12:00'),
};

test('in a success fee, questions end 48 hours and answers are due 24 hours before the closing time', () => {
  expect(clarificationDeadlines(successFee)).toEqual({
    questionsEndAt: at('08T12:00'),
    answersDueAt: at('09T12:00'),
  });
});

test('in an auction, answers are due at the end of clarification and questions end 24 hours before', () => {
  expect(clarificationDeadlines(auction)).toEqual({ questionsEndAt: at('07T12:00'), answersDueAt: at('08T12:00') });
});

test('the employer can choose other times', () => {
  const chosen = { ...successFee, questionHours: 12, answerHours: 6 };
  expect(deadlineHours(chosen)).toEqual({ questionHours: 12, answerHours: 6 });
  expect(clarificationDeadlines(chosen)).toEqual({ questionsEndAt: at('10T00:00'), answersDueAt: at('10T06:00') });
});

test('a deadline has passed from its own moment on', () => {
  expect(areQuestionsClosed(successFee, at('08T11:59'))).toBe(false);
  expect(areQuestionsClosed(successFee, at('08T12:00'))).toBe(true);
  expect(areAnswersOverdue(successFee, at('09T11:59'))).toBe(false);
  expect(areAnswersOverdue(successFee, at('09T12:00'))).toBe(true);
});

test('before clarification opens, an auction has no deadline; once bidding begins, both have passed', () => {
  const early: ClarificationFacts = { ...auction, stage: 'application', clarificationEndsAt: null };
  expect(clarificationDeadlines(early)).toEqual({ questionsEndAt: null, answersDueAt: null });
  expect(areQuestionsClosed(early, at('30T00:00'))).toBe(false);
  const bidding: ClarificationFacts = { ...auction, stage: 'bidding' };
  expect([areQuestionsClosed(bidding, at('01T00:00')), areAnswersOverdue(bidding, at('01T00:00'))]).toEqual([
    true,
    true,
  ]);
});
