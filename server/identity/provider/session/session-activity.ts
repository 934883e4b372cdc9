import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { recordSessionActivity } from '../../commands/write-session.ts';

const longestWaitMs = 30_000;

/** Collects session activity and saves it at intervals, so that requests don't each need a write. */
export interface SessionActivity {
  /** Records in memory that a session was used. */
  note(sessionId: string, at: Date): void;
  /** Saves the activity since the last flush. */
  flush(source: ScopeSource): Promise<void>;
  /** Flushes at intervals until `stop` is called. */
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
      await inSystemScope(source, 'record session activity', (scope) =>
        recordSessionActivity(scope, noted, idleMinutes),
      );
    } catch (error) {
      // Restores the unsaved activity, so that a short database outage signs no one out.
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
