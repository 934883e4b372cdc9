import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('a number in the URL stays text', () => {
  expect(parseSearch('?q=2024&zip=0800')).toEqual({ q: '2024', zip: '0800' });
});

test('a repeated name is a list', () => {
  expect(parseSearch('?status=Hired&status=Pending')).toEqual({ status: ['Hired', 'Pending'] });
});

test('empty values are left out', () => {
  expect(stringifySearch({ q: '', client: undefined, status: [], page: null })).toBe('');
});

test('zero and false are values', () => {
  expect(stringifySearch({ page: 0, mine: false })).toBe('?page=0&mine=false');
});

test('written values are read back unchanged', () => {
  const search = { q: 'nurse & carer = "both"', status: ['1', '2'], city: 'Zürich' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});
