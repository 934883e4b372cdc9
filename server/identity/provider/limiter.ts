import type { Clock } from '#server/platform/clock/clock.ts';

const windowMs = 60_000;
const tooManyKeys = 10_000;

/** Counts by key within a minute; false when the key has had its share. */
export type Limiter = (key: string, share: number) => boolean;

export const createLimiter = (clock: Clock): Limiter => {
  let counts = new Map<string, number>();
  let startedAt = 0;
  return (key, share) => {
    const now = clock.now().getTime();
    if (now - startedAt >= windowMs || counts.size > tooManyKeys) {
      counts = new Map();
      startedAt = now;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= share;
  };
};
