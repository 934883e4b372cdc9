import { afterAll, vi } from 'vitest';

// Test files share workers: global stubs of one file are removed before the next one starts.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
