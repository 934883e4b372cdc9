import { timingSafeEqual } from 'node:crypto';
import type { Vault } from './vault.ts';

type Mac = Vault['mac'];

/** 128 bits of the signature. */
const macLength = 32;

const signature = (purpose: string, id: string, mac: Mac): string => mac(purpose, id).slice(0, macLength);

/** The token of a record for a private link: its ID and a signature for this purpose that only this server can make. */
export const signId = (purpose: string, id: string, mac: Mac): string =>
  `${id.replaceAll('-', '')}${signature(purpose, id, mac)}`;

/** The ID in a token; undefined unless this server signed it for this purpose. */
export const idOfToken = (purpose: string, token: string, mac: Mac): string | undefined => {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [given, expected] = [token.slice(32), signature(purpose, id, mac)];
  // The time of the comparison says nothing about the signature.
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? id : undefined;
};
