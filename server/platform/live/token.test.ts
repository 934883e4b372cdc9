import { expect, test } from 'vitest';
import { createFixedClock } from '#server/platform/clock/clock.ts';
import { createFeedTokens } from './token.ts';

const at = new Date('2026-11-20T04:01:00Z');
const secret = 'a secret that is long enough to be one';

test('a feed token names its session for 120 seconds, at every process with the same secret', async () => {
  const clock = createFixedClock(at);
  const token = await createFeedTokens(secret, clock).mint('the session');
  const tokens = createFeedTokens(secret, clock);
  clock.set(new Date(at.getTime() + 119_000));
  expect(await tokens.read(token)).toEqual({ sessionId: 'the session', issuedAt: at });
  clock.set(new Date(at.getTime() + 121_000));
  expect(await tokens.read(token)).toBeUndefined();
});

test('a token with another secret or for another purpose is refused', async () => {
  const clock = createFixedClock(at);
  const token = await createFeedTokens('another secret', clock).mint('the session');
  const tokens = createFeedTokens(secret, clock);
  expect(await tokens.read(token)).toBeUndefined();
  expect(await tokens.read('nothing')).toBeUndefined();
});
