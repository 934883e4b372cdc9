import { isRetryable, Problem } from './problem.ts';

/** The number of retries and the delay before each. */
export interface RetryPolicy {
  readonly times: number;
  readonly delayMs: (attempt: number) => number;
}

/** The default retries: up to three, with a delay that doubles each time. Source: specification 1, section 9. */
export const defaultRetries: RetryPolicy = { times: 3, delayMs: (attempt) => 300 * 2 ** attempt };

/**
 * The retries for sending messages and comments and for counting comments: two, a second apart. Source: specification
 * 2.
 */
export const fewRetries: RetryPolicy = { times: 2, delayMs: () => 1000 };

export const noRetries: RetryPolicy = { times: 0, delayMs: () => 0 };

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Cancelled', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** Runs a function, and retries it if a retry may help. */
export const withRetries = async <T>(
  work: () => Promise<T>,
  retries: RetryPolicy,
  signal: AbortSignal | undefined,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || !isRetryable(error) || attempt >= retries.times) throw error;
      await wait(retries.delayMs(attempt), signal);
    }
  }
};
