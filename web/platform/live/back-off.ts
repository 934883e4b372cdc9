/**
 * Returns the delay in milliseconds before the feed is reopened, which grows exponentially up to half a minute, with
 * jitter.
 */
export const backOffMs = (failures: number, chance: number = Math.random()): number =>
  Math.round(Math.min(30_000, 500 * 2 ** failures) * (0.5 + chance));

/** Waits for the given time, or until the browser comes online or the tab becomes visible. */
export const waitForRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
