import { timingSafeEqual } from 'node:crypto';

type Mac = (purpose: string, text: string) => string;

/** 128 bits of the signature. */
const macLength = 32;

const signature = (linkId: string, mac: Mac): string => mac('candidate check', linkId).slice(0, macLength);

/** The token of a check link: its ID and a signature that only this server can make. */
export const checkToken = (linkId: string, mac: Mac): string =>
  `${linkId.replaceAll('-', '')}${signature(linkId, mac)}`;

/** The link of a token; undefined unless this server signed it. */
export const linkIdOf = (token: string, mac: Mac): string | undefined => {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const linkId = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [given, expected] = [token.slice(32), signature(linkId, mac)];
  // The time of the comparison says nothing about the signature.
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? linkId : undefined;
};
