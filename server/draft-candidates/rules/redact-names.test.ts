import { expect, test } from 'vitest';
import { formerNames, patternsOfName, sharesName, wordsOfReadName } from './redact-names.ts';

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
  ['Jane Doe, Née Smith', ['Smith']],
  ['Jane Doe nee Smith', ['Smith']],
  ['JANE DOE NEE SMITH', ['SMITH']],
  ['JANE DOE (NEE SMITH)', ['SMITH']],
  ['Jane Doe (Nee Smith)', ['Smith']],
  ['JANE DOE, NÉE SMITH', ['SMITH']],
  ['Nee Soon Town Council', []],
  ['TOWN COUNCIL, NEE SOON', []],
])('the former names in %j are %j', (text, names) => {
  expect(formerNames(text, nameOf('Jane / Doe')).map(({ lastName }) => lastName)).toEqual(names);
});

test.each([
  ['Maria Teresa Santos / Dela Cruz', 'Maria Teresa / Dela Cruz', ['Maria', 'Teresa', 'Santos', 'Cruz']],
  ['Darren Ng Wei / Ming', 'Darren / Ng', ['Darren', 'Ng', 'Wei', 'Ming']],
  ['Katherine / Osei', 'Kate / Osei', ['Katherine', 'Osei']],
  ['Jane Doe Theatre / Nursing', 'Jane / Doe', ['Jane', 'Doe']],
  ['Jane Doe Salesforce / Certified', 'Jane / Doe', ['Jane', 'Doe']],
  ['Jane Doe Apex Borealis / Vertex', 'Jane / Doe', ['Jane', 'Doe']],
  ['Jane / Doe de Ibarra', 'Jane / Doe', ['Jane', 'Doe', 'Ibarra']],
  ['Marketing Jane / Doe', 'Jane / Doe', ['Jane', 'Doe']],
  ['Jane Doe / Rn', 'Jane / Doe', ['Jane', 'Doe']],
])('of %j, if %j was typed, %j are removed on their own', (read, typed, words) => {
  expect(wordsOfReadName(nameOf(read), nameOf(typed))).toEqual(words);
});

test('credentials after a name that was read are not matched on their own', () => {
  const matches = (text: string, alone?: string[]) =>
    patternsOfName(nameOf('Jane Doe / Rn'), alone).some((pattern) => text.search(pattern) !== -1);
  expect(matches('RN since 2011', ['Jane', 'Doe'])).toBe(false);
  expect(matches('RN since 2011')).toBe(true);
  expect(matches('JANE DOE RN', ['Jane', 'Doe'])).toBe(true);
});

test('a short name with spaces between its letters is no part of a word', () => {
  const spaced = patternsOfName(nameOf('So / Me')).at(-2);
  expect(['S O M E', 'some', 'so me', 'handsome'].filter((text) => text.search(spaced ?? '') !== -1)).toEqual([
    'S O M E',
  ]);
});
