import { get } from 'node:http';

// Holds feeds open for `npm run bench:live`, like many browsers, and records when each gets a message.
interface Asked {
  url: string;
  tokens: string[];
}

let heard: number[] = [];
const now = (): number => performance.timeOrigin + performance.now();

const open = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A feed answers ${String(answer.statusCode)}.`));
      answer.on('data', (bytes: Buffer) => {
        if (bytes.includes('agencynotification')) heard.push(now());
      });
      resolve();
    });
    request.on('error', reject);
  });

process.on('message', (asked: Asked | 'heard') => {
  if (asked === 'heard') {
    process.send?.(heard);
    heard = [];
    return;
  }
  const work = async (): Promise<void> => {
    for (let from = 0; from < asked.tokens.length; from += 50) {
      await Promise.all(asked.tokens.slice(from, from + 50).map((token) => open(asked.url, token)));
    }
    process.send?.('open');
  };
  void work();
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
