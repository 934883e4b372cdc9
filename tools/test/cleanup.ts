import { afterAll, vi } from 'vitest';

// Files share their workers: what one has put in place of the surroundings is gone before the next begins.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
