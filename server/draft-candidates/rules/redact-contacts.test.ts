import { expect, test } from 'vitest';
import { contactPatterns, handlePatternsOfName } from './redact-contacts.ts';
import { replaceIgnoringAccents } from './redact-ignoring-accents.ts';

const patterns = [...contactPatterns, ...handlePatternsOfName({ firstName: 'Jané', lastName: 'Doe' })];

test.each([
  ['Designer (behance.net/quietcoder), Sydney', 'Designer ([removed]), Sydney'],
  ['See janedoe.dev or @jdoe, Sydney', 'See [removed] or [removed], Sydney'],
  ['Engineer at dapper.io with ASP.NET/C#', 'Engineer at dapper.io with ASP.NET/C#'],
])('only the contact is left out of %j', (line, sent) => {
  expect(replaceIgnoringAccents(line, patterns, '[removed]')).toBe(sent);
});

test('a name without a first or last name makes no handles', () => {
  expect(handlePatternsOfName({ firstName: '', lastName: 'Doe' })).toEqual([]);
});
