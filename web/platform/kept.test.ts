import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again under its name, until it is forgotten', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  keep('sidebar', 'folded');
  expect([readKept('sidebar'), readKept('recent')]).toEqual(['folded', null]);
  expect([...store.keys()]).toEqual(['rolecall.sidebar']);
  keep('sidebar', null);
  expect(readKept('sidebar')).toBeNull();
});

test('a browser that forbids storage remembers nothing, and nothing fails', () => {
  const forbid = (): never => {
    throw new Error('Storage is forbidden.');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  keep('sidebar', 'folded');
  expect(readKept('sidebar')).toBeNull();
});
