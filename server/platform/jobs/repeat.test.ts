import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startRepeatingJob } from './repeat.ts';

const listening = () => {
  const words: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void words.push(String(JSON.parse(line).msg)) });
  return { words, log };
};

test('a job runs repeatedly, continues after a failure, counts each and logs the first', async () => {
  const { words, log } = listening();
  let [rounds, failures] = [0, 0];
  const job = startRepeatingJob(
    {
      queue: 'test',
      run: () => {
        rounds += 1;
        return rounds === 2 || rounds === 3 ? Promise.reject(new Error('away')) : Promise.resolve();
      },
    },
    0.005,
    log,
    () => {
      failures += 1;
    },
  );
  await expect.poll(() => rounds).toBeGreaterThan(4);
  await job.stop();
  expect(words).toEqual(['a job failed', 'a job recovered']);
  expect(failures).toBe(2);
});

test('a stop waits for the current round, and starts no other', async () => {
  const { log } = listening();
  const seen: string[] = [];
  const job = startRepeatingJob(
    {
      queue: 'test',
      run: async () => {
        seen.push('begun');
        await sleep(30);
        seen.push('ended');
      },
    },
    0.001,
    log,
    () => undefined,
  );
  await job.stop();
  await sleep(20);
  expect(seen).toEqual(['begun', 'ended']);
});
