import { afterEach, expect, test, vi } from 'vitest';
import { leaveBehind, seeLeftBehind, takeLeftBehind } from './left-behind.ts';

const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > 50) throw new Error('The quota has been exceeded.');
    store.set(key, value);
  },
  removeItem: (key: string) => store.delete(key),
});
afterEach(() => store.clear());

test('what a page leaves behind is there once, under its name', () => {
  leaveBehind('form.1', { last: 'Vasara' });
  expect(takeLeftBehind('form.2')).toBeNull();
  expect(takeLeftBehind('form.1')).toEqual({ last: 'Vasara' });
  expect(takeLeftBehind('form.1')).toBeNull();
});

test('what is only looked at stays', () => {
  leaveBehind('form.1', 'Vasara');
  expect([seeLeftBehind('form.1'), seeLeftBehind('form.1')]).toEqual(['Vasara', 'Vasara']);
  expect(seeLeftBehind('form.2')).toBeNull();
});

test('a store that is full is no reason to fail', () => {
  leaveBehind('form.1', 'x'.repeat(60));
  expect(takeLeftBehind('form.1')).toBeNull();
});
