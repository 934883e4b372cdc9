import { i18n, setupI18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { setLanguageResolver } from '../copy.ts';
import { compileIcuMessage } from '../icu.ts';
import { inputError, inputMessage, missingOrInvalid } from './input-error.ts';
import { requiredError } from '../text-messages.ts';

const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'input.{field} is required!': compileIcuMessage('{field} fehlt!'),
      'input.First name': 'Vorname',
      'input.Enter a time.': 'Geben Sie eine Zeit ein.',
      'input.At most {most} names.': compileIcuMessage('Höchstens {most} Namen.'),
    },
  },
});
afterEach(() => setLanguageResolver(() => i18n));

const schema = z.object({
  name: z.string().min(1, requiredError('First name')),
  time: z.string().regex(/^\d\d:\d\d$/, inputError('Enter a time.')),
});
const messages = () => schema.safeParse({ name: '', time: 'noon' }).error?.issues.map(({ message }) => message) ?? [];

test('a schema gives its messages in the language of the reader, with the name of the field', () => {
  expect(messages()).toEqual(['First name is required!', 'Enter a time.']);
  setLanguageResolver(() => german);
  expect(messages()).toEqual(['Vorname fehlt!', 'Geben Sie eine Zeit ein.']);
});

test('a message can have values that are known only when an input is refused', () => {
  const tooMany = inputMessage('At most {most} names.');
  expect(tooMany({ most: 3 })).toBe('At most 3 names.');
  setLanguageResolver(() => german);
  expect(tooMany({ most: 3 })).toBe('Höchstens 3 Namen.');
});

test('a missing value has another message than a wrong one', () => {
  const hours = z.number(missingOrInvalid(requiredError('Hours'), inputError('Enter a number.')));
  const messageFor = (input: unknown) => hours.safeParse(input).error?.issues[0]?.message;
  expect([undefined, null, 'two', 2].map(messageFor)).toEqual([
    'Hours is required!',
    'Hours is required!',
    'Enter a number.',
    undefined,
  ]);
});
