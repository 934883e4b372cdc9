import { cookieName, sessionExpiryCookie } from '#contract/identity/rules.ts';

const isHttps = (): boolean => window.location.protocol === 'https:';

/**
 * Returns the end of the session in milliseconds, or null without a session. It is read from the session's cookie,
 * which stores seconds.
 */
export const sessionExpiry = (): number | null => {
  const name = cookieName(sessionExpiryCookie, isHttps());
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const seconds = Number(found?.slice(name.length + 1));
  return found && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
};

/** Deletes every cookie that scripts can access. The server deletes the others. */
export const clearReadableCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    const [cookie] = pair.split('=', 1);
    if (cookie) document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
  }
};
