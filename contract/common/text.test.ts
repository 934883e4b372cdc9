import { expect, test } from 'vitest';
import { emailText, linesText, isShowable, optionalText, requiredLines, requiredText, unkeepableAt } from './text.ts';

const wordsOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
const unseen = ['Name contains characters that cannot be shown.'];

test('a text at its maximum is too long, one character less is taken', () => {
  expect(wordsOf(requiredText('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(requiredText('Name', 10), 'a'.repeat(9))).toEqual([]);
  expect(wordsOf(optionalText('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(linesText('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(emailText('Name'), `${'a'.repeat(246)}@x.names`)).toEqual(['Name must not exceed 254 characters!']);
});

test.each([
  ['a NUL', 'a\0b'],
  ['an escape', 'a\u001bb'],
  ['a control character of the second row', 'a\u0085b'],
  ['half a character', 'a\ud800b'],
  ['a turn of direction', '\u202eevil'],
  ['an isolate', '\u2066evil'],
  ['spaces without width only', '\u200b\u200b'],
  ['fillers only', '\u3164\u2800'],
])('%s cannot be shown', (_what, value) => {
  for (const schema of [
    requiredText('Name', 100),
    requiredLines('Name', 100),
    optionalText('Name', 100),
    linesText('Name', 100),
  ]) {
    expect(wordsOf(schema, value)).toEqual(unseen);
  }
});

test('lines and tabs belong to a free text, and not to a name', () => {
  expect(wordsOf(requiredLines('Name', 100), 'a\r\n\tb')).toEqual([]);
  expect(wordsOf(linesText('Name', 100), 'a\nb')).toEqual([]);
  expect(wordsOf(requiredText('Name', 100), 'a\nb')).toEqual(unseen);
});

test('names of every script and joined signs are shown as they are', () => {
  for (const name of ['Zoë Núñez', '王小明', 'محمد', 'नरेंद्र क्‍ष', '👩‍⚕️', 'O’Brien-Łukasz']) {
    expect([name, wordsOf(requiredText('Name', 100), name)]).toEqual([name, []]);
  }
  expect(isShowable('')).toBe(true);
});

test('a text that is missing is required, and something else is not a text', () => {
  expect(wordsOf(requiredText('Name', 100), undefined)).toEqual(['Name is required!']);
  expect(wordsOf(requiredText('Name', 100), ' ')).toEqual(['Name is required!']);
  expect(wordsOf(requiredText('Name', 100), 7)).toEqual(['Name must be text.']);
});

test('what cannot be kept is found with its place, in values and in names', () => {
  expect(unkeepableAt({ a: [{ b: 'x\0' }] })).toEqual(['a', '0', 'b']);
  expect(unkeepableAt({ a: { '\ud800': 1 } })).toEqual(['a', '\ud800']);
  expect(unkeepableAt({ a: ['fine', null, 3] })).toBeUndefined();
});
