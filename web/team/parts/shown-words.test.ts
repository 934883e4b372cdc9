import { expect, test } from 'vitest';
import { shownWords } from './shown-words.ts';

test("the server's short words are said in a way that people understand, and all others as they are", () => {
  expect(shownWords('The user already exists.')).toBe('The email address already exists');
  expect(shownWords('Required FirstName.')).toBe('First name is required');
  expect(shownWords('Required LastName.')).toBe('Last name is required');
  expect(shownWords('Something else.')).toBe('Something else.');
});
