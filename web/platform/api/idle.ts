import { machineNow } from '#web/platform/clock.ts';
import { onTabMessage, broadcastToTabs } from './tabs.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** The other tabs are told at most so often. */
const tellEveryMs = 10_000;

/**
 * Watches whether anybody does anything, in this tab or in another one of this browser; calls back once when nobody has
 * for so long, and has the other tabs know. `onActive` hears of activity in this tab, at most every ten seconds. The answer
 * stops it.
 */
export const watchIdle = (idleMs: number, onIdle: () => void, onActive: () => void = () => undefined): (() => void) => {
  let lastAt = machineNow();
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
    const left = lastAt + idleMs - machineNow();
    if (left <= 0) {
      broadcastToTabs({ kind: 'idle' });
      end();
    } else timer = setTimeout(look, left);
  };
  const note = (): void => {
    // A machine that wakes up finds that it has slept for too long before it counts the hand that woke it.
    if (machineNow() - lastAt >= idleMs) return look();
    lastAt = machineNow();
    if (lastAt - toldAt < tellEveryMs) return;
    toldAt = lastAt;
    broadcastToTabs({ kind: 'active' });
    onActive();
  };
  const deaf = onTabMessage((news) => {
    if (news.kind === 'active') lastAt = machineNow();
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
