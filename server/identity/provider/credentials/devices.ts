import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';

/** A browser in which somebody has signed in before; it names nobody and opens nothing by itself. */
const deviceCookie = 'rolecall_device';
const keptSeconds = 365 * 86_400;

/** Where an attempt comes from: its network address, and the browser where that was here before. */
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

/** Has the browser known again the next time; answers what it is known by. */
export const setDeviceCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): string => {
  const device = signInOrigin(request, config).device ?? randomBytes(32).toString('base64url');
  reply.setCookie(nameOf(config), device, { ...optionsOf(config), maxAge: keptSeconds });
  return device;
};

/** A sign-out leaves no cookie. */
export const clearDeviceCookie = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void => {
  reply.clearCookie(nameOf(config), optionsOf(config));
};
