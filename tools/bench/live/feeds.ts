import { sharedClockNow, openInBatches, openFeed } from './open-feed.ts';

// Holds feeds open for `npm run bench:live`, like many browsers, and records when each receives a message.
interface Asked {
  url: string;
  tokens: string[];
}

let heard: number[] = [];

const hear = (bytes: Buffer): void => {
  // Several messages may arrive together.
  const messages = bytes.toString('latin1').split('agencynotification').length - 1;
  for (let each = 0; each < messages; each += 1) heard.push(sharedClockNow());
};

process.on('message', (asked: Asked | 'heard') => {
  if (asked === 'heard') {
    process.send?.(heard);
    heard = [];
    return;
  }
  void openInBatches(asked.tokens, (token) => openFeed(asked.url, token, hear)).then(() => process.send?.('open'));
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
