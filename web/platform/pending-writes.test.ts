import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession, type Session } from './session.ts';
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
beforeEach(() => setSession({ user: { id: 'u-1' } } as Session));
afterEach(() => store.clear());

test('a stashed write can be taken once under its name', () => {
  stashPending('form.1', { last: 'Vasara' });
  expect(takePending('form.2')).toBeNull();
  expect(takePending('form.1')).toEqual({ last: 'Vasara' });
  expect(takePending('form.1')).toBeNull();
});

test('peeking leaves the write in place', () => {
  stashPending('form.1', 'Vasara');
  expect([peekPending('form.1'), peekPending('form.1')]).toEqual(['Vasara', 'Vasara']);
  expect(peekPending('form.2')).toBeNull();
});

test('full storage causes no error', () => {
  stashPending('form.1', 'x'.repeat(60));
  expect(takePending('form.1')).toBeNull();
});

test('without a session nothing is stored, because nobody could read it', () => {
  setSession(null);
  stashPending('form.1', 'Vasara');
  expect([...store.keys()]).toEqual([]);
});
