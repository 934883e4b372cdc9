import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('a number in the address stays the text that it is', () => {
  expect(parseSearch('?q=2024&zip=0800')).toEqual({ q: '2024', zip: '0800' });
});

test('a name that is repeated is a list', () => {
  expect(parseSearch('?status=Hired&status=Pending')).toEqual({ status: ['Hired', 'Pending'] });
});

test('what is empty leaves no trace', () => {
  expect(stringifySearch({ q: '', client: undefined, status: [], page: null })).toBe('');
});

test('zero and false are values', () => {
  expect(stringifySearch({ page: 0, mine: false })).toBe('?page=0&mine=false');
});

test('what is written is read again as it was', () => {
  const search = { q: 'nurse & carer = "both"', status: ['1', '2'], city: 'Zürich' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});
