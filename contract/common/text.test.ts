import { expect, test } from 'vitest';
import { atMost } from './text/text-limit.ts';
import {
  emailSchema,
  multilineTextSchema,
  optionalTextSchema,
  requiredMultilineTextSchema,
  requiredTextSchema,
  findUnstorableText,
} from './text.ts';

const wordsOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
const unseen = ['Name contains characters that can’t be displayed.'];

test('a text at its maximum is too long, one character less is accepted', () => {
  expect(wordsOf(requiredTextSchema('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(requiredTextSchema('Name', 10), 'a'.repeat(9))).toEqual([]);
  expect(wordsOf(optionalTextSchema('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(multilineTextSchema('Name', 10), 'a'.repeat(10))).toEqual(['Name must not exceed 10 characters!']);
  expect(wordsOf(emailSchema('Name'), `${'a'.repeat(246)}@x.names`)).toEqual(['Name must not exceed 254 characters!']);
});

test('a text may be as long as the limit that it may reach, and the message states this limit', () => {
  for (const schema of [
    requiredTextSchema('Note', atMost(10)),
    requiredMultilineTextSchema('Note', atMost(10)),
    optionalTextSchema('Note', atMost(10)),
    multilineTextSchema('Note', atMost(10)),
  ]) {
    expect(wordsOf(schema, 'a'.repeat(10))).toEqual([]);
    expect(wordsOf(schema, 'a'.repeat(11))).toEqual(['Note must not exceed 10 characters!']);
  }
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
])('%s is refused as unprintable', (_what, value) => {
  for (const schema of [
    requiredTextSchema('Name', 100),
    requiredMultilineTextSchema('Name', 100),
    optionalTextSchema('Name', 100),
    multilineTextSchema('Name', 100),
  ]) {
    expect(wordsOf(schema, value)).toEqual(unseen);
  }
});

test('lines and tabs are allowed in a free text, but not in a name', () => {
  expect(wordsOf(requiredMultilineTextSchema('Name', 100), 'a\r\n\tb')).toEqual([]);
  expect(wordsOf(multilineTextSchema('Name', 100), 'a\nb')).toEqual([]);
  expect(wordsOf(requiredTextSchema('Name', 100), 'a\nb')).toEqual(unseen);
});

test('names in every script and joined characters are accepted', () => {
  for (const name of ['Zoë Núñez', '王小明', 'محمد', 'नरेंद्र क्‍ष', '👩‍⚕️', 'O’Brien-Łukasz']) {
    expect([name, wordsOf(requiredTextSchema('Name', 100), name)]).toEqual([name, []]);
  }
});

test('a missing text is reported as required, and a value of another type as not a text', () => {
  expect(wordsOf(requiredTextSchema('Name', 100), undefined)).toEqual(['Name is required!']);
  expect(wordsOf(requiredTextSchema('Name', 100), ' ')).toEqual(['Name is required!']);
  expect(wordsOf(requiredTextSchema('Name', 100), 7)).toEqual(['Name must be text.']);
});

test('unstorable text is found with its path, in values and in keys', () => {
  expect(findUnstorableText({ a: [{ b: 'x\0' }] })).toEqual(['a', '0', 'b']);
  expect(findUnstorableText({ a: { '\ud800': 1 } })).toEqual(['a', '\ud800']);
  expect(findUnstorableText({ a: ['fine', null, 3] })).toBeUndefined();
});

test('a text is trimmed, required and shorter than its maximum, and an email must look like one [E03]', () => {
  const name = requiredTextSchema('Organization name', 10);
  const firstOf = (schema: Parameters<typeof wordsOf>[0], value: unknown) => wordsOf(schema, value)[0];
  expect(name.parse('  Harbour ')).toBe('Harbour');
  for (const nothing of ['', '   ', undefined, null]) {
    expect(firstOf(name, nothing)).toBe('Organization name is required!');
  }
  expect(firstOf(name, 'x'.repeat(9))).toBeUndefined();
  for (const long of [10, 11]) {
    expect(firstOf(name, 'x'.repeat(long))).toBe('Organization name must not exceed 10 characters!');
  }
  const email = emailSchema('Email');
  expect(email.parse(' mara@harbour.example ')).toBe('mara@harbour.example');
  for (const wrong of ['mara', 'mara@', '@harbour.example', 'mara@harbour', 'mara @harbour.example']) {
    expect(firstOf(email, wrong)).toBe('Please enter a valid email address.');
  }
  expect(firstOf(email, ' ')).toBe('Email is required!');
});
