import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('no operation reads a message while it loads, because the reader’s language is known only later', async () => {
  vi.resetModules();
  const { setLanguageResolver } = await import('./common/copy.ts');
  setLanguageResolver(() => {
    throw new Error('A message was read while a module loaded.');
  });
  const { operations } = await import('./registry.ts');
  expect(operations.length).toBeGreaterThan(100);
});
