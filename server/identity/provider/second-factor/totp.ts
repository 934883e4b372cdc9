import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A secret as apps take it: 160 bits in base 32 (RFC 4648). */
export const newSecret = (): string => base32(randomBytes(20));

export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '').join('');
};

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a step: HOTP (RFC 4226) over the time (RFC 6238), six digits, as every app makes them. */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step whose code was typed: of now, or one before or after, since clocks differ; none that was used already. */
export const stepOf = (secret: string, typed: string, now: Date, lastStep: number): number | undefined => {
  const code = typed.replaceAll(/\s/g, '');
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => step > lastStep && isSame(codeAt(secret, step), code));
};

/** What an app reads the secret from. */
export const otpauthUrl = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Rolecall:${email}`)}?${new URLSearchParams({ secret, issuer: 'Rolecall' }).toString()}`;

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** How a recovery code is known in our tables: 80 bits of chance need no salt. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('base64url');

/** Ten codes that each let somebody in once, in pieces that can be read. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));
