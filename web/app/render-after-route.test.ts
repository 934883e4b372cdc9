import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAfterRoute } from './render-after-route.ts';

const board = { id: 'board' };
const options = { defaultPendingMs: 400 };

/** Creates a router whose page loads for as long as `load` takes, and which records its calls. */
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

/** Returns when rendering may start, in tens of milliseconds, and the order of the router's calls. */
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

test('nothing is rendered before the page is found, and its code is requested first', async () => {
  expect(await drawnAfter(() => after(150))).toEqual({ tens: 15, asked: ['code of board', 'load'] });
});

test("a slow page is rendered as pending after the router's usual delay", async () => {
  expect((await drawnAfter(() => after(3000))).tens).toBe(options.defaultPendingMs / 10);
});

test('a page that fails is still rendered, to show the error', async () => {
  expect((await drawnAfter(() => Promise.reject(new Error('Broken.')))).tens).toBe(0);
});
