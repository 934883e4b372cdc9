import { expect, test } from 'vitest';
import { awaitsAnswer } from './awaits-answer.ts';

const question = { side: 'agency', isQuestion: true } as const;
const reply = { side: 'agency', isQuestion: false } as const;
const answer = { side: 'client', isQuestion: false } as const;

test.each([
  ['nothing written', [], false],
  ['a question', [question], true],
  ['an answered question', [question, answer], false],
  ['thanks after the answer', [question, answer, reply], false],
  ['another question after the answer', [question, answer, question], true],
  ['a remark of the agency is no answer', [question, reply], true],
] as const)('%s', (_case, messages, expected) => {
  expect(awaitsAnswer(messages)).toBe(expected);
});
