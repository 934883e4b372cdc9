import { localNow } from '#web/platform/clock.ts';
import { onTabMessage, broadcastToTabs } from './tabs.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** The minimum interval between messages to the other tabs, in milliseconds. */
const tellEveryMs = 10_000;

/**
 * Watches for user activity in all tabs of this browser. Calls `onIdle` once after `idleMs` without activity, and
 * notifies the other tabs. Calls `onActive` on activity in this tab, at most every ten seconds. Returns a function that
 * stops watching.
 */
export const watchIdle = (idleMs: number, onIdle: () => void, onActive: () => void = () => undefined): (() => void) => {
  let lastAt = localNow();
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    stop();
    onIdle();
  };
  const look = (): void => {
    clearTimeout(timer);
    const left = lastAt + idleMs - localNow();
    if (left <= 0) {
      broadcastToTabs({ kind: 'idle' });
      end();
    } else timer = setTimeout(look, left);
  };
  const note = (): void => {
    // When the machine wakes up, checks how long it slept before counting the input that woke it as activity.
    if (localNow() - lastAt >= idleMs) return look();
    lastAt = localNow();
    if (lastAt - toldAt < tellEveryMs) return;
    toldAt = lastAt;
    broadcastToTabs({ kind: 'active' });
    onActive();
  };
  const deaf = onTabMessage((news) => {
    if (news.kind === 'active') lastAt = localNow();
    if (news.kind === 'idle') end();
  });
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const stop = (): void => {
    clearTimeout(timer);
    deaf();
    document.removeEventListener('visibilitychange', seen);
    for (const sign of signs) window.removeEventListener(sign, note, true);
  };

  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  document.addEventListener('visibilitychange', seen);
  look();
  return stop;
};
