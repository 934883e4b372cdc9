import { expect, test } from 'vitest';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import { initialPublication } from './publication-text.ts';

type Reply = Clarification['replies'][number];

const reply = (side: 'agency' | 'client', text: string, more: Partial<Reply> = {}): Reply =>
  ({ side, text, isNote: false, isQuestion: side === 'agency', ...more }) as Reply;

const of = (...replies: Reply[]) => initialPublication({ topic: 'Parking', replies });

test('the latest question is published with its answer, and notes stay private', () => {
  expect(
    of(
      reply('agency', 'Is there parking?'),
      reply('client', 'Yes.'),
      reply('agency', 'Is it free?'),
      reply('client', 'For staff.'),
      reply('client', 'Ask facilities first.', { isNote: true }),
    ),
  ).toEqual({ topic: 'Parking', question: 'Is it free?', answer: 'For staff.' });
});

test('a question without an answer yet is not paired with the answer to an earlier one', () => {
  expect(of(reply('agency', 'Is there parking?'), reply('client', 'Yes.'), reply('agency', 'Is it free?'))).toEqual({
    topic: 'Parking',
    question: 'Is there parking?',
    answer: 'Yes.',
  });
});

test('without any answer, the latest question is published', () => {
  expect(of(reply('agency', 'Is there parking?'), reply('agency', 'Or a bus?'))).toEqual({
    topic: 'Parking',
    question: 'Or a bus?',
    answer: '',
  });
});
