import { get } from 'node:http';

/** Opens a live feed as a browser does. Resolves once it is open, and calls back with the data that arrives. */
export const openFeed = (url: string, token: string, onData: (bytes: Buffer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A feed answers ${String(answer.statusCode)}.`));
      answer.on('data', onData);
      resolve();
    });
    request.on('error', reject);
  });

/** Opens many feeds in batches of fifty. */
export const openInBatches = async <T>(each: readonly T[], open: (one: T) => Promise<void>): Promise<void> => {
  for (let from = 0; from < each.length; from += 50) await Promise.all(each.slice(from, from + 50).map(open));
};

/** Returns the time on the clock that all processes on the machine share. */
export const sharedClockNow = (): number => performance.timeOrigin + performance.now();
