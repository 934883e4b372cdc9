import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { recordActivity } from '../../commands/write-session.ts';

const longestWaitMs = 30_000;

/** Which sessions are used, written down now and then: a call of its own for each would cost every request a write. */
export interface SessionActivity {
  /** A session was used; costs nothing. */
  note(sessionId: string, at: Date): void;
  /** Writes down what was noted since the last time. */
  flush(source: ScopeSource): Promise<void>;
  /** Writes it down from time to time, until `stop`. */
  start(source: ScopeSource): void;
  stop(source: ScopeSource): Promise<void>;
}

export const createSessionActivity = (idleMinutes: number): SessionActivity => {
  let uses = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (source: ScopeSource): Promise<void> => {
    if (uses.size === 0) return;
    const noted = [...uses].map(([sessionId, at]) => ({ sessionId, at }));
    uses = new Map();
    try {
      await inSystemScope(source, 'sessions are in use', (scope) => recordActivity(scope, noted, idleMinutes));
    } catch (error) {
      // Nobody is signed out because the database was away for a moment.
      for (const { sessionId, at } of noted) if (!uses.has(sessionId)) uses.set(sessionId, at);
      source.log.warn({ err: error }, 'session activity could not be saved');
    }
  };
  return {
    note: (sessionId, at) => void uses.set(sessionId, at),
    flush,
    start: (source) => {
      timer ??= setInterval(() => void flush(source), Math.min(longestWaitMs, idleMinutes * 10_000)).unref();
    },
    stop: async (source) => {
      clearInterval(timer);
      await flush(source);
    },
  };
};
