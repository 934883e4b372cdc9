import { afterEach, expect, test, vi } from 'vitest';
import { writeStored, readStored } from './local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a stored value is read under its name until it is deleted', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  writeStored('sidebar', 'folded');
  expect([readStored('sidebar'), readStored('recent')]).toEqual(['folded', null]);
  expect([...store.keys()]).toEqual(['rolecall.sidebar']);
  writeStored('sidebar', null);
  expect(readStored('sidebar')).toBeNull();
});

test('a browser that forbids storage stores nothing and causes no error', () => {
  const forbid = (): never => {
    throw new Error('Storage is forbidden.');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  writeStored('sidebar', 'folded');
  expect(readStored('sidebar')).toBeNull();
});
