import { expect, test } from 'vitest';
import { Problem } from '#web/platform/api/problem.ts';
import { NotSentError, sendOne } from './send-row.ts';

test('only a refusal is a verdict: a response that could not be read is none', async () => {
  const outcomeOf = (error: Error) => sendOne(() => Promise.reject(error));
  const refused = new Problem(409, { code: 'candidate-closed', message: 'Already hired.' });
  expect(await outcomeOf(refused)).toMatchObject({ hasVerdict: true, message: 'Already hired.' });
  expect(await outcomeOf(new NotSentError('Not sent.'))).toMatchObject({ hasVerdict: true });
  expect(await outcomeOf(new SyntaxError('Unexpected token'))).toMatchObject({ hasVerdict: false });
  const ended = new Problem(401, { code: 'signed-out', message: 'Sign in again.' });
  expect(await outcomeOf(ended)).toMatchObject({ hasVerdict: false });
  const unreachable = new Problem(0, { code: 'unreachable', message: 'No response.' });
  expect(await outcomeOf(unreachable)).toMatchObject({ hasVerdict: false });
});
