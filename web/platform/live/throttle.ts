/**
 * The interval between runs in milliseconds, however many messages arrive. The first run is slightly delayed, so that
 * pages don't all refetch at once.
 */
const everyMs = 1000;
const firstMs = 150;

interface Beat {
  timer: ReturnType<typeof setTimeout> | undefined;
  lastAt: number;
}

/**
 * Creates a throttle: soon after a name is requested, it calls the function with that name, at most once per second for
 * each name.
 */
export const createThrottle = (
  work: (name: string) => void,
  clock: () => number,
  chance: () => number = Math.random,
): { ask: (name: string) => void; stop: () => void } => {
  const beats = new Map<string, Beat>();
  return {
    ask: (name) => {
      const beat = beats.get(name) ?? { timer: undefined, lastAt: -everyMs };
      beats.set(name, beat);
      if (beat.timer !== undefined) return;
      const wait = Math.max(beat.lastAt + everyMs - clock(), 0) + chance() * firstMs;
      beat.timer = setTimeout(() => {
        beat.timer = undefined;
        beat.lastAt = clock();
        work(name);
      }, wait);
    },
    stop: () => {
      for (const { timer } of beats.values()) clearTimeout(timer);
      beats.clear();
    },
  };
};
