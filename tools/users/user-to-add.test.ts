import { expect, test } from 'vitest';
import { readUserToAdd } from './user-to-add.ts';

const person = ['--email', 'owen@northwind.example', '--first-name', 'Owen', '--last-name', 'Prideaux'];

test('staff belong to Rolecall, and others to their employer', () => {
  const owen = { timeZone: 'UTC', email: 'owen@northwind.example', firstName: 'Owen', lastName: 'Prideaux' };
  expect(readUserToAdd(['--staff', ...person])).toEqual({ side: 'provider', organizationName: 'Rolecall', ...owen });
  expect(readUserToAdd(['--employer', 'Northwind Health', ...person, '--time-zone', 'Australia/Sydney'])).toEqual({
    side: 'client',
    organizationName: 'Northwind Health',
    ...owen,
    timeZone: 'Australia/Sydney',
  });
});

test.each([
  [person, 'Either --staff or --employer is needed.'],
  [['--staff', '--employer', 'Sable Ridge', ...person], 'Either --staff or --employer is needed.'],
  [['--staff'], /email address is required[^]*first name is required[^]*last name is required/],
  [['--employer', ' ', ...person], /name of the employer is required/],
  [['--staff', ...person, '--time-zone', 'Sydney'], /time zone must be one like/],
  [['--boss', ...person], /Unknown option '--boss'/],
])('%j is refused', (args, words) => {
  expect(readUserToAdd(args)).toEqual(expect.stringMatching(words));
});
