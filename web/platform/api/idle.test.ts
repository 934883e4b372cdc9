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

/** News between tabs come by themselves, a moment later. */
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

test('after an hour without a hand it is told once', () => {
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3 * hour);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('whatever somebody does begins the hour anew, and the other tabs are told, but not of every move', async () => {
  vi.advanceTimersByTime(hour - 1000);
  for (let n = 0; n < 50; n += 1) page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
  await news();
  expect(heard).toEqual([{ kind: 'active' }]);
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('what somebody does in another tab begins the hour anew as well', async () => {
  vi.advanceTimersByTime(hour - 1000);
  other.postMessage({ kind: 'active' });
  await news();
  vi.advanceTimersByTime(hour - 1);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a machine that slept for too long is idle before the hand that woke it counts', () => {
  vi.setSystemTime(Date.now() + 2 * hour);
  page.dispatchEvent(new Event('pointermove'));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a tab that comes to sight after an hour is idle at once', () => {
  vi.setSystemTime(Date.now() + hour);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a tab that is idle has the others know', async () => {
  vi.advanceTimersByTime(hour);
  await news();
  expect(heard).toEqual([{ kind: 'idle' }]);
});

test('activity is passed on at most every ten seconds', () => {
  for (let n = 0; n < 30; n += 1) {
    vi.advanceTimersByTime(1000);
    page.dispatchEvent(new Event('keydown'));
  }
  expect(onActive).toHaveBeenCalledTimes(3);
});
