import { Agent, get } from 'node:http';
import { lotMessages } from '#server/bidding/events.ts';
import { sharedClockNow, openInBatches, openFeed } from './open-feed.ts';

/** The web application's delay before a refetch (`web/platform/live/throttle.ts`). */
const longestDelayMs = 150;

// Open bidding pages for `npm run bench:position`. Each holds a feed and, when its position changes, refetches the
// auction's lots and its own lot after the same delay as the web application. Records when both answers have arrived.
interface Asked {
  feedUrl: string;
  reads: string[];
  pages: { feedToken: string; token: string }[];
}

const agent = new Agent({ keepAlive: true });
let shownAt: number[] = [];

const read = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answers ${String(answer.statusCode)}.`));
      });
    });
    request.on('error', reject);
  });

const open = ({ feedUrl, reads }: Asked, { token, feedToken }: Asked['pages'][number]): Promise<void> => {
  const refetch = async (): Promise<void> => {
    await Promise.all(reads.map((url) => read(url, token)));
    shownAt.push(sharedClockNow());
  };
  return openFeed(feedUrl, feedToken, (bytes) => {
    if (bytes.includes(lotMessages.positionChanged)) setTimeout(() => void refetch(), Math.random() * longestDelayMs);
  });
};

process.on('message', (asked: Asked | 'shown') => {
  if (asked === 'shown') {
    process.send?.(shownAt);
    shownAt = [];
    return;
  }
  void openInBatches(asked.pages, (page) => open(asked, page)).then(() => process.send?.('open'));
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
