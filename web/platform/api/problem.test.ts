import { expect, test } from 'vitest';
import { forbiddenStatusText, isRefusal, toProblem, unreachableProblem } from './problem.ts';

const body = (message: string) => JSON.stringify({ code: 'a-code', message, fields: [], reasons: [], requestId: 'r' });

test.each([
  [400, 'The user already exists.', 'The email address already exists'],
  [404, 'The user already exists.', 'The email address already exists'],
  [400, 'Required FirstName.', 'First name is required'],
  [404, 'Required LastName.', 'Last name is required'],
  [400, 'Another word of the server.', 'Another word of the server.'],
])('a %i that says %s is told as %s', (status, said, told) => {
  expect(toProblem(status, body(said)).message).toBe(told);
});

test.each([401, 400, 500])('an expired or malformed token ends the session, also with status %i', (status) => {
  for (const [said, code] of [
    ['jwt expired', 'jwt-expired'],
    ['jwt malformed', 'jwt-malformed'],
  ] as const)
    for (const text of [said, JSON.stringify(said), body(said)])
      expect(toProblem(status, text)).toMatchObject({
        status: 401,
        code,
        message: 'Your login session has expired. Please log in again.',
      });
});

test('messages of a field are translated like those of the whole response', () => {
  const said = { code: 'bad-input', message: 'No.', reasons: [], requestId: 'r' };
  const fields = [{ field: 'firstName', message: 'Required FirstName.' }];
  expect(toProblem(400, JSON.stringify({ ...said, fields })).fields).toEqual([
    { field: 'firstName', message: 'First name is required' },
  ]);
});

test.each(['a sentence as it is', '"a sentence as it is"'])('a plain string error is shown as it is: %s', (text) => {
  for (const status of [400, 500]) expect(toProblem(status, text).message).toBe('a sentence as it is');
});

test.each(['<html><body>502</body></html>', '', '{"no":"message"}', 'x'.repeat(400)])(
  'an error that is not a sentence is replaced by the generic message',
  (text) => {
    expect(toProblem(500, text).message).toBe('Something went wrong. Please send an email to support');
  },
);

test('only a 403 has a status text to show', () => {
  expect(forbiddenStatusText(toProblem(403, body('You don’t have permission to do this.')))).toBe('Forbidden');
  expect(forbiddenStatusText(toProblem(400, body('No.')))).toBeUndefined();
  expect(forbiddenStatusText(new Error('No.'))).toBeUndefined();
});

test.each([
  [400, true],
  [404, true],
  [410, true],
  [429, false],
  [500, false],
  [503, false],
])('a %i is a refusal for good: %s', (status, expected) => {
  expect(isRefusal(toProblem(status, body('No.')))).toBe(expected);
});

test('a missing response is no refusal', () => {
  expect(isRefusal(unreachableProblem())).toBe(false);
  expect(isRefusal(new Error('The page is broken.'))).toBe(false);
});
