import { expect, test } from 'vitest';
import { formerNames, patternsOfName, sharesName } from './redact-names.ts';

const nameOf = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('/').map((part) => part.trim());
  return { firstName, lastName };
};

test.each([
  ['Kate / Osei', 'Katherine / Osei', true],
  ['Maria Teresa / Dela Cruz', 'Maria Teresa Santos Dela / Cruz', true],
  ['Darren / Ng', 'Darren Ng Wei / Ming', true],
  ['Anja / Müller', 'A. / Mueller', true],
  ['Jane / Doe', 'J. / Smith', false],
  ['Ana / de la Cruz', 'Maria / de la Rosa', false],
  ['Jane / Doe', 'Theatre / Nurse', false],
  ['Jane / Doe', ' / ', false],
])('whether %j and %j have a word in common: %j', (typed, read, shared) => {
  expect(sharesName(nameOf(typed), nameOf(read))).toBe(shared);
});

test.each([
  ['Jane Doe, née Smith, RN', ['Smith']],
  ['JANE DOE (FORMERLY SMITH-JONES)', ['SMITH-JONES']],
  ['Formerly Jane van Dyk', ['van Dyk']],
  ['Jane Doe, formerly Nurse Unit Manager', []],
  ['Westpac (formerly St George), then ANZ', []],
  ['Née le 12 mars 1988', []],
])('the former names in %j are %j', (text, names) => {
  expect(formerNames(text, nameOf('Jane / Doe')).map(({ lastName }) => lastName)).toEqual(names);
});

test('credentials after a name that was read are not matched on their own', () => {
  const matches = (text: string, isTyped: boolean) =>
    patternsOfName(nameOf('Jane Doe / Rn'), isTyped).some((pattern) => text.search(pattern) !== -1);
  expect(matches('RN since 2011', false)).toBe(false);
  expect(matches('RN since 2011', true)).toBe(true);
  expect(matches('JANE DOE RN', false)).toBe(true);
});

test('a short name with spaces between its letters is no part of a word', () => {
  const spaced = patternsOfName(nameOf('So / Me'), true).at(-2);
  expect(['S O M E', 'some', 'so me', 'handsome'].filter((text) => text.search(spaced ?? '') !== -1)).toEqual([
    'S O M E',
  ]);
});
