import type { LiveFeedService } from './live.ts';

const nothing = (): Promise<never> => Promise.reject(new Error('There is no live feed here.'));

/** A live feed that does nothing. It is for fixtures and seeding, when no page is open. */
export const noopLiveFeed: LiveFeedService = {
  tokens: { mint: nothing, read: nothing },
  open: () => ({ attach: (to) => void to.end() }),
  publish: () => undefined,
  start: () => undefined,
  endFeeds: () => undefined,
  openFeeds: () => 0,
  close: () => Promise.resolve(),
};
