import { afterAll, vi } from 'vitest';

// Test files share workers, so global stubs of one file are removed before the next file starts.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
