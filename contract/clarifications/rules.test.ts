import { expect, test } from 'vitest';
import { defaultDeadlineHours } from './rules.ts';

test('by default, questions end a day before answers are due: at the end of clarification, or a day before closing', () => {
  expect(defaultDeadlineHours).toEqual({
    competitive: { questionHours: 24, answerHours: 0 },
    successfee: { questionHours: 48, answerHours: 24 },
  });
});
