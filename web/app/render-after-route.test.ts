import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAfterRoute } from './render-after-route.ts';

const board = { id: 'board' };
const options = { defaultPendingMs: 400 };

/** A router that finds its page as slowly as it is told, and says what was asked of it. */
const routerThat = (load: () => Promise<void>) => {
  const asked: string[] = [];
  const router = {
    options,
    getMatchedRoutes: (path: string) => [path === '/engagement/board' ? [board] : []],
    loadRouteChunk: ({ id }: typeof board) => {
      asked.push(`code of ${id}`);
      return Promise.reject(new Error('No network.'));
    },
    load: () => {
      asked.push('load');
      return load();
    },
  };
  return { router: router as unknown as AnyRouter, asked };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When it is time to draw, in tens of milliseconds, and in which order was asked. */
const drawnAfter = async (load: () => Promise<void>): Promise<{ tens: number; asked: string[] }> => {
  const { router, asked } = routerThat(load);
  const start = Date.now();
  let tens = -1;
  void renderAfterRoute(router, '/engagement/board').then(() => (tens = Math.floor((Date.now() - start) / 10)));
  await vi.advanceTimersByTimeAsync(5000);
  return { tens, asked };
};
const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test('nothing is drawn before the page is found, whose code is asked for first', async () => {
  expect(await drawnAfter(() => after(150))).toEqual({ tens: 15, asked: ['code of board', 'load'] });
});

test('a page that is long in coming is drawn as one that is on its way, as any other that one goes to', async () => {
  expect((await drawnAfter(() => after(3000))).tens).toBe(options.defaultPendingMs / 10);
});

test('a page that fails is drawn all the same, to say so', async () => {
  expect((await drawnAfter(() => Promise.reject(new Error('Broken.')))).tens).toBe(0);
});
