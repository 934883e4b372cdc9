import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAfterPaint, nextPaint } from './next-paint.ts';

let pictures: (() => void)[] = [];
const look = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers();
  pictures = [];
  look.visibilityState = 'visible';
  vi.stubGlobal('document', look);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => pictures.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Paints the requested frame and runs the work queued after it. */
const draw = async (): Promise<void> => {
  for (const each of pictures.splice(0)) each();
  await vi.advanceTimersByTimeAsync(0);
};

test('concurrent waiters resume one after the other, a frame apart', async () => {
  const went: string[] = [];
  void nextPaint().then(() => went.push('closed'));
  void nextPaint().then(() => went.push('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toEqual([]);
  await draw();
  expect(went).toEqual(['closed']);
  await draw();
  expect(went).toEqual(['closed', 'gone']);
});

test('without a frame it resumes after a tenth of a second, or at once in a hidden page', async () => {
  const went: string[] = [];
  void nextPaint().then(() => went.push('behind a window'));
  await vi.advanceTimersByTimeAsync(99);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual(['behind a window']);
  look.visibilityState = 'hidden';
  await nextPaint();
});

test('code is requested only after the pressed state has been painted', async () => {
  const asked: string[] = [];
  const load = (): Promise<string> => {
    asked.push('code');
    return Promise.resolve('a dialog');
  };
  const loaded = loadAfterPaint(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  await draw();
  expect(asked).toEqual(['code']);
  expect(await loaded).toBe('a dialog');
});
