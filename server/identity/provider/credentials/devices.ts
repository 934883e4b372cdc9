import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';

/** The cookie that marks a browser in which a user has signed in before. It contains no name and grants no access. */
const deviceCookie = 'rolecall_device';
const keptSeconds = 365 * 86_400;

/** The origin of a sign-in attempt: its network address, and the browser if the user has signed in with it before. */
export interface SignInOrigin {
  readonly address: string;
  readonly device: string | undefined;
}

const nameOf = (config: Pick<Config, 'publicUrl'>): string =>
  cookieName(deviceCookie, config.publicUrl.startsWith('https:'));

export const signInOrigin = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): SignInOrigin => {
  const device = request.cookies[nameOf(config)];
  return { address: request.ip, device: device && /^[\w-]{43}$/.test(device) ? device : undefined };
};

const optionsOf = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.publicUrl.startsWith('https:'),
});

/** Sets the cookie that lets us recognise this browser next time. Returns the device ID. */
export const setDeviceCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): string => {
  const device = signInOrigin(request, config).device ?? randomBytes(32).toString('base64url');
  reply.setCookie(nameOf(config), device, { ...optionsOf(config), maxAge: keptSeconds });
  return device;
};

/** Clears the device cookie at sign-out. */
export const clearDeviceCookie = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void => {
  reply.clearCookie(nameOf(config), optionsOf(config));
};
