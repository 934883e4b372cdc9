import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { localNow, now } from '#web/platform/clock.ts';
import { backOffMs, waitForRetry } from './back-off.ts';
import { emitCaughtUp, emitLive, isConnected, setConnected } from './live.ts';
import { readFeed } from './read-feed.ts';

/** The messages between a browser's tabs about the feed, which is open in only one of them. */
type TabMessage =
  | { kind: 'news'; message: FeedMessage }
  | { kind: 'state'; connected: boolean }
  | { kind: 'alive' }
  | { kind: 'ask' }
  /**
   * Requests the messages since a tab was opened. The request is answered only if none of these messages is missing.
   */
  | { kind: 'catchUp'; openedAt: number }
  | { kind: 'caughtUp'; openedAt: number; messages: readonly FeedMessage[] };

/** How long a feed must stay open, in milliseconds, before the delay for reopening is reset. */
const provenMs = 5000;
/**
 * How long a hidden tab may hold the feed without receiving a message before a visible tab takes over, in milliseconds.
 */
const frozenMs = 70_000;
const watchdogMs = 15_000;

/**
 * How long after opening, in milliseconds, a tab can still request the messages that it missed before it followed the
 * feed.
 */
const keptMs = 60_000;
const keptMessages = 1000;

/**
 * Returns the time at which this tab was opened, by the clock that all tabs share. The tab's data is at least as
 * recent.
 */
const openedAt = (): number => performance.timeOrigin;

/**
 * The latest messages from this tab's feed, kept for tabs that are opened later. No message since `from` is missing.
 */
let kept: { from: number; messages: { at: number; message: FeedMessage }[] } | undefined;

const keep = (message: FeedMessage): void => {
  if (kept === undefined) return;
  const at = localNow();
  kept.messages.push({ at, message });
  while (kept.messages.length > keptMessages || at - (kept.messages[0]?.at ?? at) > keptMs)
    kept.from = (kept.messages.shift()?.at ?? at) + 1;
};

const isAway = (): boolean => !navigator.onLine;

/** Keeps the feed open until the signal is aborted. */
const holdOpen = async (broadcast: (message: TabMessage) => void, signal: AbortSignal): Promise<void> => {
  const report = (connected: boolean): void => {
    kept = connected ? { from: localNow(), messages: [] } : undefined;
    setConnected(connected);
    broadcast({ kind: 'state', connected });
  };
  // Until this feed has opened, messages since the previous feed may be missing.
  report(false);
  for (let failures = 0; !signal.aborted;) {
    const gone = new AbortController();
    const leave = (): void => gone.abort();
    window.addEventListener('offline', leave);
    let connectedAt: number | undefined;
    try {
      if (isAway()) leave();
      await readFeed(
        {
          opened: () => {
            connectedAt = now();
            report(true);
          },
          alive: () => broadcast({ kind: 'alive' }),
          message: (message) => {
            keep(message);
            emitLive(message);
            broadcast({ kind: 'news', message });
          },
          caughtUp: () => {
            if (kept) kept.from = openedAt();
            emitCaughtUp();
          },
        },
        AbortSignal.any([signal, gone.signal]),
        () => localNow() - openedAt(),
      );
    } catch {
      // The feed is reopened however it ended. If the session ended, requesting the token has already handled that.
    } finally {
      window.removeEventListener('offline', leave);
    }
    report(false);
    failures = connectedAt !== undefined && now() - connectedAt > provenMs ? 0 : failures + 1;
    await waitForRetry(backOffMs(failures), signal);
  }
};

/**
 * Follows a user's live feed: one of the browser's tabs opens the feed and shares its messages with the others. The
 * returned function stops following; so does signing out.
 */
export const followFeed = (userId: string): (() => void) => {
  const name = `rolecall.feed.${userId}`;
  const stop = new AbortController();
  // Without BroadcastChannel, tabs can't share a feed, so each tab opens its own.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let isHolder = false;
  let heardAt = now();
  const broadcast = (message: TabMessage): void => {
    if (!stop.signal.aborted) channel?.postMessage(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    heardAt = now();
    if (data.kind === 'ask' && isHolder) broadcast({ kind: 'state', connected: isConnected() });
    if (data.kind === 'catchUp' && isHolder && kept && data.openedAt >= kept.from) {
      const messages = kept.messages.filter(({ at }) => at >= data.openedAt).map(({ message }) => message);
      broadcast({ kind: 'caughtUp', openedAt: data.openedAt, messages });
    }
    if (isHolder) return;
    if (data.kind === 'news') emitLive(data.message);
    if (data.kind === 'state') {
      const isReopened = data.connected && !isConnected();
      setConnected(data.connected);
      if (isReopened) broadcast({ kind: 'catchUp', openedAt: openedAt() });
    }
    if (data.kind === 'caughtUp' && data.openedAt === openedAt()) {
      for (const message of data.messages) emitLive(message);
      emitCaughtUp();
    }
  });
  const hold = async (lost: AbortSignal): Promise<void> => {
    isHolder = true;
    await holdOpen(broadcast, AbortSignal.any([stop.signal, lost]));
    isHolder = false;
  };
  const acquire = async (steal: boolean): Promise<void> => {
    const lost = new AbortController();
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal: stop.signal }, () => hold(lost.signal));
    } catch {
      // Either a visible tab has taken over the feed, or the feed is no longer needed.
      lost.abort();
      if (!stop.signal.aborted) void acquire(false);
    }
  };
  const watchdog = setInterval(() => {
    if (isHolder || document.visibilityState !== 'visible' || now() - heardAt < frozenMs) return;
    heardAt = now();
    void acquire(true);
  }, watchdogMs);
  // Locks are available only in secure contexts.
  if (channel && 'locks' in navigator) void acquire(false);
  else void hold(stop.signal);
  broadcast({ kind: 'ask' });
  return () => {
    stop.abort();
    clearInterval(watchdog);
    channel?.close();
    setConnected(false);
  };
};
