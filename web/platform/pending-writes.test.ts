import { afterEach, expect, test, vi } from 'vitest';
import { stashPending, peekPending, takePending } from './pending-writes.ts';

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
  stashPending('form.1', { last: 'Vasara' });
  expect(takePending('form.2')).toBeNull();
  expect(takePending('form.1')).toEqual({ last: 'Vasara' });
  expect(takePending('form.1')).toBeNull();
});

test('what is only looked at stays', () => {
  stashPending('form.1', 'Vasara');
  expect([peekPending('form.1'), peekPending('form.1')]).toEqual(['Vasara', 'Vasara']);
  expect(peekPending('form.2')).toBeNull();
});

test('a store that is full is no reason to fail', () => {
  stashPending('form.1', 'x'.repeat(60));
  expect(takePending('form.1')).toBeNull();
});
