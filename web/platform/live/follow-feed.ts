import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { now } from '#web/platform/clock.ts';
import { backOffMs, waitForRetry } from './back-off.ts';
import { isConnected, setConnected, emitLive } from './live.ts';
import { readFeed } from './read-feed.ts';

/** What the tabs of one browser tell each other about the feed, which one of them holds. */
type Word =
  { kind: 'news'; message: FeedMessage } | { kind: 'state'; connected: boolean } | { kind: 'alive' } | { kind: 'ask' };

/** A feed that was open for less than this has not proven that the server is well again. */
const provenMs = 5000;
/** So long a tab that nobody looks at may hold the feed without a word of it, until one that is looked at takes it. */
const frozenMs = 70_000;
const lookEveryMs = 15_000;

const isAway = (): boolean => !navigator.onLine;

/** Keeps a feed open until it is no longer wanted. */
const keepOpen = async (tell: (word: Word) => void, signal: AbortSignal): Promise<void> => {
  const say = (connected: boolean): void => {
    setConnected(connected);
    tell({ kind: 'state', connected });
  };
  // Until the first word of this feed nobody knows what the one before has missed.
  say(false);
  for (let failures = 0; !signal.aborted;) {
    const gone = new AbortController();
    const leave = (): void => gone.abort();
    window.addEventListener('offline', leave);
    let openedAt: number | undefined;
    try {
      if (isAway()) leave();
      await readFeed(
        {
          opened: () => {
            openedAt = now();
            say(true);
          },
          alive: () => tell({ kind: 'alive' }),
          message: (message) => {
            emitLive(message);
            tell({ kind: 'news', message });
          },
        },
        AbortSignal.any([signal, gone.signal]),
      );
    } catch {
      // However it ended, it is opened again; a session that is over was told by the call for the token.
    } finally {
      window.removeEventListener('offline', leave);
    }
    say(false);
    failures = openedAt !== undefined && now() - openedAt > provenMs ? 0 : failures + 1;
    await waitForRetry(backOffMs(failures), signal);
  }
};

/**
 * Follows the live feed of a person: one tab of the browser holds it and the others hear it from that one. The answer
 * stops it, at the latest when nobody is signed in any more.
 */
export const followFeed = (userId: string): (() => void) => {
  const name = `rolecall.feed.${userId}`;
  const stop = new AbortController();
  // A browser without channels has tabs that do not hear each other: then each has a feed of its own.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let isHolder = false;
  let heardAt = now();
  const tell = (word: Word): void => {
    if (!stop.signal.aborted) channel?.postMessage(word);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    heardAt = now();
    if (data.kind === 'ask' && isHolder) tell({ kind: 'state', connected: isConnected() });
    if (isHolder) return;
    if (data.kind === 'news') emitLive(data.message);
    if (data.kind === 'state') setConnected(data.connected);
  });
  const hold = async (lost: AbortSignal): Promise<void> => {
    isHolder = true;
    await keepOpen(tell, AbortSignal.any([stop.signal, lost]));
    isHolder = false;
  };
  const stand = async (steal: boolean): Promise<void> => {
    const lost = new AbortController();
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal: stop.signal }, () => hold(lost.signal));
    } catch {
      // Taken by a tab that somebody looks at, or no longer wanted.
      lost.abort();
      if (!stop.signal.aborted) void stand(false);
    }
  };
  const look = setInterval(() => {
    if (isHolder || document.visibilityState !== 'visible' || now() - heardAt < frozenMs) return;
    heardAt = now();
    void stand(true);
  }, lookEveryMs);
  // Nor are there locks where the address is not a safe one.
  if (channel && 'locks' in navigator) void stand(false);
  else void hold(stop.signal);
  tell({ kind: 'ask' });
  return () => {
    stop.abort();
    clearInterval(look);
    channel?.close();
    setConnected(false);
  };
};
