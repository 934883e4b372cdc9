import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './idle.ts';

const hour = 3_600_000;

class Page extends EventTarget {
  visibilityState = 'visible';
}
let page: Page;
const onIdle = vi.fn<() => void>();
const onActive = vi.fn<() => void>();
let other: BroadcastChannel;
const heard: unknown[] = [];
let stop: () => void;

/** Waits for a message from another tab, which arrives asynchronously. */
const news = async () => {
  for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  onIdle.mockReset();
  onActive.mockReset();
  heard.length = 0;
  other = new BroadcastChannel('rolecall');
  other.onmessage = ({ data }) => void heard.push(data);
  stop = watchIdle(hour, onIdle, onActive);
});
afterEach(() => {
  stop();
  other.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after an hour without activity the callback is called once', () => {
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3 * hour);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('any activity restarts the hour and is broadcast to the other tabs, but throttled', async () => {
  vi.advanceTimersByTime(hour - 1000);
  for (let n = 0; n < 50; n += 1) page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
  await news();
  expect(heard).toEqual([{ kind: 'active' }]);
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('activity in another tab restarts the hour as well', async () => {
  vi.advanceTimersByTime(hour - 1000);
  other.postMessage({ kind: 'active' });
  await news();
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a machine that slept for too long is idle before the input that woke it counts', () => {
  vi.setSystemTime(Date.now() + 2 * hour);
  page.dispatchEvent(new Event('pointermove'));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a tab that becomes visible after an hour is idle at once', () => {
  vi.setSystemTime(Date.now() + hour);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('an idle tab notifies the others', async () => {
  vi.advanceTimersByTime(hour);
  await news();
  expect(heard).toEqual([{ kind: 'idle' }]);
});

test('activity is reported at most every ten seconds', () => {
  for (let n = 0; n < 30; n += 1) {
    vi.advanceTimersByTime(1000);
    page.dispatchEvent(new Event('keydown'));
  }
  expect(onActive).toHaveBeenCalledTimes(3);
});
