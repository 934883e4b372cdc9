import { beforeEach, expect, test, vi } from 'vitest';
import type { PageSession } from '#contract/identity/shapes.ts';
import { getSession } from '#web/platform/session.ts';
import { uploadLimitBytes } from '#web/platform/api/upload-limit.ts';
import {
  adoptSession,
  bearerToken,
  endIdleSession,
  syncWithTabs,
  expireSession,
  onSessionLost,
  openSession,
  renewToken,
  keepSessionAlive,
  signOut,
  takeSwitchedUserName,
} from './page-session.ts';
import type { TabMessage } from './tabs.ts';

const session = (id: string, firstName: string): PageSession => ({
  accessToken: `token of ${id}`,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  sessionExpiresAt: new Date(Date.now() + 28_800_000).toISOString(),
  now: new Date().toISOString(),
  settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 5_000_000 },
  who: {
    user: {
      id,
      firstName,
      lastName: 'Quist',
      email: `${id}@harbour.example`,
      role: 'Owner',
      photoUrl: null,
      walkthrough: true,
    },
    tenant: {
      id: 't-1',
      name: 'Harbour Talent',
      side: 'agency',
      verifiedStatus: 'approved',
      isAssessmentCompleted: true,
      logoUrl: null,
    },
    permissions: [],
  },
});

const assign = vi.fn<(url: string) => void>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('document', {
    cookie: `rolecall_session_expires=${String(Math.floor(Date.now() / 1000) + 28_800)}`,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
});

test('a tab follows a new sign-in of the same person', async () => {
  adoptSession(session('u-1', 'Mara'));
  const deaf = syncWithTabs();
  const other = new BroadcastChannel('rolecall');
  other.postMessage({ kind: 'renewed', session: session('u-1', 'Maren') } satisfies TabMessage);
  await vi.waitFor(() => expect(getSession()?.user.firstName).toBe('Maren'));
  expect(assign).not.toHaveBeenCalled();
  other.close();
  deaf();
});

test('a token renewal that was under way when the session ended does not restore it', async () => {
  adoptSession(session('u-1', 'Mara'));
  let answer: (given: Response) => void = () => undefined;
  let ends = 0;
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('/end')) {
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }
    ends += 1;
    return Promise.resolve(Response.json({ logoutUrl: '/' }));
  });
  const renewed = renewToken();
  endIdleSession();
  answer(Response.json(session('u-1', 'Mara')));
  await expect(renewed).rejects.toMatchObject({ status: 401 });
  expect(getSession()).toBeNull();
  // The late response sets new cookies, so the session is ended a second time.
  expect(ends).toBe(2);
});

test('a call that is repeated after the session was lost does not renew it', async () => {
  adoptSession(session('u-1', 'Mara'));
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json({ logoutUrl: '/' })));
  vi.stubGlobal('fetch', fetched);
  expireSession();
  await expect(bearerToken()).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(fetched.mock.calls.filter(([url]) => !url.endsWith('/end'))).toEqual([]);
});

test('typing alone keeps the session alive, with no more requests than necessary', () => {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(session('u-1', 'Mara'))));
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['Date'] });
  adoptSession(session('u-1', 'Mara'));
  for (const [minutes, calls] of [
    [4, 0],
    [1, 1],
    [1, 1],
  ] as const) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    keepSessionAlive();
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
  vi.useRealTimers();
});

test('a tab that has shown a session reports it lost once its cookie is gone, and only once', async () => {
  adoptSession(session('u-1', 'Mara'));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ logoutUrl: '/' })));
  endIdleSession();
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  expect([await openSession(), await openSession()]).toEqual(['lost', 'signed-out']);
});

test('a sign-out without a response is repeated, and then deletes the stored data anyway and fails', async () => {
  adoptSession(session('u-1', 'Mara'));
  kept.set('rolecall.left.u-1.bulk-runs', '[]');
  const cleared = vi.fn<() => void>();
  vi.stubGlobal('localStorage', { clear: cleared });
  vi.stubGlobal('navigator', { onLine: true });
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('The network is gone.')));
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
  const signedOut = signOut();
  signedOut.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect(signedOut).rejects.toMatchObject({ code: 'unreachable' });
  expect(fetched).toHaveBeenCalledTimes(4);
  expect([cleared.mock.calls.length, kept.size]).toEqual([1, 0]);
  // The session may still be open, so the page doesn't pretend that it has ended.
  expect(getSession()?.user.id).toBe('u-1');
});

test('a session that ends while a failing sign-out is repeated is reported once, and the sign-out counts as done', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: `rolecall_session_expires=${String(Math.floor(Date.now() / 1000) + 1)}` });
  vi.stubGlobal('localStorage', { clear: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is gone.')));
  adoptSession(session('u-1', 'Mara'));
  const lost = vi.fn<() => void>(() => void kept.set('rolecall.return', '/candidate'));
  const stop = onSessionLost(lost);
  const signedOut = signOut();
  await vi.advanceTimersByTimeAsync(1500);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8500);
  vi.useRealTimers();
  await signedOut;
  stop();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(getSession()).toBeNull();
  // The page to return to may be private, so it isn't kept for whoever signs in next.
  expect(kept.size).toBe(0);
});

test("a page never continues with another person's session: it reloads and names the new user", async () => {
  adoptSession(session('u-1', 'Mara'));
  const lost = vi.fn<() => void>();
  onSessionLost(lost);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(session('u-2', 'Noor'))));
  let isDone = false;
  void renewToken().then(() => {
    isDone = true;
  });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect([getSession()?.user.id, isDone]).toEqual(['u-1', false]);
  expireSession();
  expect(lost).not.toHaveBeenCalled();
  expect([takeSwitchedUserName(), takeSwitchedUserName()]).toEqual(['Noor Quist', null]);
});

test('the session contains the upload limit', () => {
  adoptSession(session('u-1', 'Linnea'));
  expect(uploadLimitBytes()).toBe(5_000_000);
});
