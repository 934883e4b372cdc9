import { timingSafeEqual } from 'node:crypto';
import type { Vault } from './vault.ts';

type Mac = Vault['mac'];

/** The length of the signature in hex digits: 128 bits. */
const macLength = 32;

const signature = (purpose: string, id: string, mac: Mac): string => mac(purpose, id).slice(0, macLength);

/**
 * Creates the token for a private link: a record's ID with a signature for this purpose that only this server can
 * create.
 */
export const signId = (purpose: string, id: string, mac: Mac): string =>
  `${id.replaceAll('-', '')}${signature(purpose, id, mac)}`;

/** Returns the ID in a token; undefined unless the token was signed by this server for this purpose. */
export const verifySignedId = (purpose: string, token: string, mac: Mac): string | undefined => {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [given, expected] = [token.slice(32), signature(purpose, id, mac)];
  // The comparison takes constant time, so it reveals nothing about the signature.
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? id : undefined;
};
