import type { PageSession } from '#contract/identity/shapes.ts';
import { now, setServerTime } from '#web/platform/clock.ts';
import { fullName, getSession, setSession } from '#web/platform/session.ts';
import { setUploadLimit } from '#web/platform/api/upload-limit.ts';
import { clearReadableCookies, sessionExpiry } from './expiry-cookie.ts';
import { problemCopy } from './copy.ts';
import { Problem } from './problem.ts';
import { withRetries, defaultRetries } from './retry.ts';
import { requestSessionEnd, requestSessionRenewal } from './session-requests.ts';
import { deleteAllData, deleteOtherUsersData, deleteStoredData } from './stored-data.ts';
import { onTabMessage, broadcastToTabs } from './tabs.ts';

/** How long before its expiry a token is renewed, in milliseconds, so that no call has to wait for the renewal. */
const renewAheadMs = 30_000;

/** How long an active user can go without a request, in milliseconds, before one is sent to keep the session alive. */
const longestSilenceMs = 300_000;

/** The time of this page's last request in the current session. */
let heardAt = 0;
let token: { value: string; expiresAt: number } | null = null;
let idleMinutes = 60;
let endTimer: ReturnType<typeof setTimeout> | undefined;
let renewal: Promise<void> | undefined;
/** Whether the user is signing out. Calls that fail meanwhile aren't reported. */
let isLeaving = false;
/** Whether the session was lost. Several calls may discover the loss, but it is reported only once. */
let isLost = false;
/** Whether this page's session is lost. If it is, no call is allowed to renew its token. */
export const isSessionLost = (): boolean => isLost;

/**
 * How many times a session has ended in this page. If a session has ended since a request was sent, the response
 * doesn't restore it.
 */
let losses = 0;
/** Whether another user has signed in in this browser. If so, this page is about to reload. */
let isTaken = false;
const lostListeners = new Set<() => void>();

/**
 * The storage key that records that this tab has had a session. If the session's cookie is gone after a reload, the
 * session ended without a sign-out.
 */
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

/** Stores a session: keeps the token in memory, sets the page's user, and starts a timer for the session's end. */
const hold = (session: PageSession): void => {
  setServerTime(Date.parse(session.now));
  token = { value: session.accessToken, expiresAt: Date.parse(session.expiresAt) };
  isLost = false;
  heardAt = now();
  idleMinutes = session.settings.idleMinutes;
  setUploadLimit(session.settings.uploadLimitBytes);
  if (getSession()?.user.id !== session.who.user.id) deleteOtherUsersData(session.who.user.id);
  setSession(session.who);
  sessionStorage.setItem(shownKey, '1');
  watchEnd();
};

/** Stores the session of a new sign-in and notifies the other tabs, since the sign-in has overwritten their cookies. */
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

/** Whether this browser's cookies belong to a user other than the user shown on this page. */
const isAnother = ({ who }: PageSession): boolean => {
  const shown = getSession();
  return shown !== null && shown.user.id !== who.user.id;
};

/** Reloads the page, so that none of the previous user's data stays visible or is sent in the new user's name. */
const openAfresh = ({ who }: PageSession): void => {
  isTaken = true;
  sessionStorage.setItem(otherPersonKey, fullName(who.user));
  window.location.assign('/');
};

/**
 * Returns the user who signed in elsewhere in this browser, if this page was reloaded for that reason, but only on the
 * first call.
 */
export const takeSwitchedUserName = (): string | null => {
  const name = sessionStorage.getItem(otherPersonKey);
  sessionStorage.removeItem(otherPersonKey);
  return name;
};

/** Ends the session if it has expired or its cookie is gone. */
const checkEnd = (): void => {
  if (!getSession()) return;
  const end = sessionExpiry();
  if (end === null || end <= now()) expireSession();
  else watchEnd();
};

/** Calls the listener when a session ends without the user signing out. */
export const onSessionLost = (listener: () => void): (() => void) => {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
};

/** Ends the session in this page, in memory and cookies, and returns whether it was open. */
const endWithoutSignOut = (): boolean => {
  if (isLeaving || isLost || isTaken) return false;
  isLost = true;
  losses += 1;
  forget();
  clearReadableCookies();
  // The server clears the cookies that scripts can't access, and nothing has to wait for its response.
  void requestSessionEnd().catch(() => undefined);
  return true;
};

/** Ends the session in this page, and notifies the listeners. */
export const expireSession = (): void => {
  if (endWithoutSignOut()) for (const listener of lostListeners) listener();
};

/** Returns how long a session may be idle before it ends, in milliseconds. */
export const idleMs = (): number => idleMinutes * 60_000;

/** Called on user activity. If the last request was too long ago, sends one, since the server ends unused sessions. */
export const keepSessionAlive = (): void => {
  if (getSession() && now() - heardAt >= Math.min(longestSilenceMs, idleMs() / 4)) {
    heardAt = now();
    void renewToken().catch(() => undefined);
  }
};

/** Ends the session because of inactivity. The caller shows a message. */
export const endIdleSession = (): void => void endWithoutSignOut();

const lost = (): Problem => new Problem(401, { code: 'not-signed-in', message: problemCopy.sessionLost });

const renewNow = async (): Promise<void> => {
  const before = losses;
  const answer = await withRetries(requestSessionRenewal, defaultRetries, undefined);
  if (losses !== before) {
    clearReadableCookies();
    // If the response arrived after the session had ended, it may have set new cookies that scripts can't access. The
    // server then has to clear them once more.
    if (!getSession()) await requestSessionEnd().catch(() => undefined);
    throw lost();
  }
  if (isAnother(answer)) {
    openAfresh(answer);
    // The page is about to close, so calls waiting for a token never continue with this one.
    await new Promise<never>(() => undefined);
  }
  adoptSession(answer);
};

/** Requests a new token with the session cookie. Concurrent calls share one request. */
export const renewToken = (): Promise<void> => {
  renewal ??= renewNow().finally(() => {
    renewal = undefined;
  });
  return renewal;
};

/**
 * Returns the bearer token for a call, renewed if it is about to expire. Throws if the session is lost, so that a retry
 * doesn't renew it.
 */
export const bearerToken = async (): Promise<string> => {
  if (isLost) throw lost();
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

/** Requests the session while the page's code is still loading. The guard then uses the response. */
export const prefetchSession = (): void => {
  early = findSession();
  early.catch(() => undefined);
};

/**
 * Determines at page load who is signed in. `lost` means that the session has ended. Without a cookie nobody is signed
 * in, and no request is needed.
 */
export const openSession = (): Promise<Found> => {
  const found = early ?? findSession();
  early = undefined;
  return found;
};

/** Clears the session cookies on a page without a session. */
export const clearSession = async (): Promise<void> => {
  forget();
  takeShown();
  await requestSessionEnd().catch(() => undefined);
  clearReadableCookies();
};

/**
 * Signs out on the server, in all tabs and at the identity provider, and deletes all data stored in the browser. Without
 * a response the data is deleted too, but the session may still be open, so the page keeps it and the call fails.
 */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  let logoutUrl: string;
  try {
    ({ logoutUrl } = await withRetries(requestSessionEnd, defaultRetries, undefined));
  } catch (error) {
    isLeaving = false;
    // If the session ended during the attempts, that hasn't been reported yet. It is reported before the data is
    // deleted, because the listeners may store data.
    checkEnd();
    deleteStoredData();
    broadcastToTabs({ kind: 'data-deleted' });
    if (getSession()) throw error;
    return;
  }
  isLeaving = false;
  forget();
  clearReadableCookies();
  deleteAllData();
  broadcastToTabs({ kind: 'signed-out' });
  window.location.assign(logoutUrl);
};

/** Listens to the other tabs, and checks again whether the session has ended when this tab becomes visible. */
export const syncWithTabs = (): (() => void) => {
  const deaf = onTabMessage((news) => {
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
