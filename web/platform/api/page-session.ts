import { wireRequest } from '#contract/common/wire.ts';
import { endSessionEndpoint, renewSessionEndpoint } from '#contract/identity/endpoints.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import { now, setServerTime } from '#web/platform/clock.ts';
import { fullName, getSession, setSession } from '#web/platform/session.ts';
import { setUploadLimit } from '#web/platform/upload-limit.ts';
import { clearReadableCookies, sessionExpiry } from './expiry-cookie.ts';
import { Problem, problemOf, sessionLostMessage, unreachable } from './problem.ts';
import { withRetries, defaultRetries } from './retry.ts';
import { onTabMessage, broadcastToTabs } from './tabs.ts';

/** A token is renewed this long before it runs out, so that no call has to wait for it. */
const renewAheadMs = 30_000;

/** The server hears of somebody who only reads or types at least this often. */
const longestSilenceMs = 300_000;

/** When the server last heard of this session from this page. */
let heardAt = 0;
let token: { value: string; expiresAt: number } | null = null;
let idleMinutes = 60;
let endTimer: ReturnType<typeof setTimeout> | undefined;
let renewal: Promise<void> | undefined;
/** A person is signing out: calls that fail on the way out are no news. */
let isLeaving = false;
/** Said once for however many calls find out. */
let isLost = false;
/** How often a session has ended here: an answer that was on its way meanwhile opens it no more. */
let losses = 0;
/** Somebody else has signed in in this browser, and this page is about to open afresh. */
let isTaken = false;
const lostListeners = new Set<() => void>();

/** This tab has shown a session: where its cookie is gone at a reload, the session is over and was not signed out. */
const shownKey = 'rolecall.signed-in';

const takeShown = (): boolean => {
  const wasShown = sessionStorage.getItem(shownKey) !== null;
  sessionStorage.removeItem(shownKey);
  return wasShown;
};

const forget = (): void => {
  token = null;
  clearTimeout(endTimer);
  setSession(null);
};

/** Takes a session over: token into memory, who into the page, and the clock set to the session's end. */
const hold = (session: PageSession): void => {
  setServerTime(Date.parse(session.now));
  token = { value: session.accessToken, expiresAt: Date.parse(session.expiresAt) };
  isLost = false;
  heardAt = now();
  idleMinutes = session.settings.idleMinutes;
  setUploadLimit(session.settings.uploadLimitBytes);
  setSession(session.who);
  sessionStorage.setItem(shownKey, '1');
  watchEnd();
};

/** Takes the session of a sign-in over, and tells the other tabs, whose cookies it has overwritten. */
export const adoptSession = (session: PageSession): void => {
  hold(session);
  broadcastToTabs({ kind: 'renewed', session });
};

const watchEnd = (): void => {
  clearTimeout(endTimer);
  const end = sessionExpiry();
  if (end !== null && getSession()) endTimer = setTimeout(checkEnd, Math.max(0, end - now()) + 50);
};

const otherPersonKey = 'rolecall.other-person';

/** Whether the cookies of this browser have become another person's than the one whom this page shows. */
const isAnother = ({ who }: PageSession): boolean => {
  const shown = getSession();
  return shown !== null && shown.user.id !== who.user.id;
};

/** Nothing of the one before may stay in sight, or be sent in the name of the new one: the page opens afresh. */
const openAfresh = ({ who }: PageSession): void => {
  isTaken = true;
  sessionStorage.setItem(otherPersonKey, fullName(who.user));
  window.location.assign('/');
};

/** Who signed in elsewhere in this browser, where this page was opened afresh for that; said once. */
export const takeOtherUser = (): string | null => {
  const name = sessionStorage.getItem(otherPersonKey);
  sessionStorage.removeItem(otherPersonKey);
  return name;
};

/** Whether the session has reached its end, or was taken away together with its cookie. */
const checkEnd = (): void => {
  if (!getSession()) return;
  const end = sessionExpiry();
  if (end === null || end <= now()) loseSession();
  else watchEnd();
};

/** Called when a session is over without anybody having asked for it. */
export const onSessionLost = (listener: () => void): (() => void) => {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
};

/** Ends the session here: memory, cookies, and a word to whoever shows it. */
export const loseSession = (): void => {
  if (isLeaving || isLost || isTaken) return;
  isLost = true;
  losses += 1;
  forget();
  clearReadableCookies();
  // The cookies that a page cannot reach are the server's to take back; nothing here waits for it.
  void askToEnd().catch(() => undefined);
  for (const listener of lostListeners) listener();
};

/** After so long without anybody doing anything the session ends. */
export const idleMs = (): number => idleMinutes * 60_000;

/** Somebody is there: the server, which ends sessions that nobody uses, is told unless it has heard of them lately. */
export const keepSessionAlive = (): void => {
  if (getSession() && now() - heardAt >= Math.min(longestSilenceMs, idleMs() / 4)) {
    heardAt = now();
    void renewToken().catch(() => undefined);
  }
};

/** Ends the session because nobody is there; whoever calls shows it. */
export const endIdleSession = (): void => {
  if (isLeaving || isLost || isTaken) return;
  isLost = true;
  losses += 1;
  forget();
  clearReadableCookies();
  void askToEnd().catch(() => undefined);
};

const post = async (url: string): Promise<Response> => {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      keepalive: true,
    });
  } catch {
    throw unreachable();
  }
};

const askToEnd = async (): Promise<{ logoutUrl: string }> => {
  const answer = await post(wireRequest(endSessionEndpoint, {}).url);
  if (!answer.ok) throw problemOf(answer.status, await answer.text());
  return (await answer.json()) as { logoutUrl: string };
};

const renewNow = async (): Promise<void> => {
  const before = losses;
  const answer = await withRetries(
    async () => {
      const given = await post(wireRequest(renewSessionEndpoint, {}).url);
      if (!given.ok) throw problemOf(given.status, await given.text());
      return (await given.json()) as PageSession;
    },
    defaultRetries,
    undefined,
  );
  if (losses !== before) {
    clearReadableCookies();
    throw new Problem(401, { code: 'not-signed-in', message: sessionLostMessage });
  }
  if (isAnother(answer)) {
    openAfresh(answer);
    // The page is on its way out; whatever waits for a token must not go on with this one.
    await new Promise<never>(() => undefined);
  }
  adoptSession(answer);
};

/** Gets a fresh token on the strength of the session cookie; many who ask at once share one answer. */
export const renewToken = (): Promise<void> => {
  renewal ??= renewNow().finally(() => {
    renewal = undefined;
  });
  return renewal;
};

/** The bearer token for a call; renewed when it is about to run out. */
export const bearerToken = async (): Promise<string> => {
  if (!token || token.expiresAt - now() < renewAheadMs) await renewToken();
  heardAt = now();
  return token?.value ?? '';
};

type Found = 'signed-in' | 'signed-out' | 'lost';

const findSession = async (): Promise<Found> => {
  if (getSession()) return 'signed-in';
  if (sessionExpiry() === null) return takeShown() ? 'lost' : 'signed-out';
  try {
    await renewToken();
    return 'signed-in';
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    clearReadableCookies();
    takeShown();
    return 'lost';
  }
};

let early: Promise<Found> | undefined;

/** Asks for the session while the page's code is still on its way; the guard then gets this answer. */
export const prefetchSession = (): void => {
  early = findSession();
  early.catch(() => undefined);
};

/**
 * Finds out who is signed in when a page opens. `lost`: there was a session, and it is over.
 * No cookie means that nobody is signed in, and spares the question.
 */
export const openSession = (): Promise<Found> => {
  const found = early ?? findSession();
  early = undefined;
  return found;
};

/** Takes the session's cookies away, where a person asks for it on a page without a session. */
export const clearSession = async (): Promise<void> => {
  forget();
  takeShown();
  await askToEnd().catch(() => undefined);
  clearReadableCookies();
};

/**
 * Signs out: the session ends on the server, everything kept in the browser goes, the other tabs reload, and the
 * browser goes on to the identity provider's own sign-out.
 */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  const { logoutUrl } = await askToEnd().finally(() => {
    isLeaving = false;
  });
  forget();
  clearReadableCookies();
  localStorage.clear();
  sessionStorage.clear();
  // The router writes down where it was when the page goes: after it has, that goes too.
  window.addEventListener('pagehide', () => sessionStorage.clear());
  broadcastToTabs({ kind: 'signed-out' });
  window.location.assign(logoutUrl);
};

/** Follows the other tabs, and looks at the clock again when this one comes back to sight. */
export const followTabs = (): (() => void) => {
  const deaf = onTabMessage((news) => {
    if (news.kind === 'signed-out') {
      takeShown();
      window.location.reload();
    }
    if (news.kind === 'renewed' && getSession()) {
      if (isAnother(news.session)) openAfresh(news.session);
      else hold(news.session);
    }
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') checkEnd();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    deaf();
    document.removeEventListener('visibilitychange', look);
  };
};
