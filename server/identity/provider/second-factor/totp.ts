import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/** A secret in the format of authenticator apps: 160 bits in base 32. */
export const newSecret = (): string => generateSecret();

/**
 * The step of a typed code: the current one or one before or after, since clocks differ; undefined if it is wrong or
 * already used.
 */
export const stepOf = (secret: string, typed: string, now: Date, lastStep: number): number | undefined => {
  const token = typed.replaceAll(/\s/g, '');
  const epoch = Math.floor(now.getTime() / 1000);
  // After the next step every code counts as used; the library throws in that case, and for anything that is not a
  // code.
  if (!/^\d{6}$/.test(token) || lastStep > Math.floor(epoch / stepSeconds) + 1) return undefined;
  const found = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
};

/** The URL from which an app reads the secret. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ issuer: 'Rolecall', label: email, secret });

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** The form in which a recovery code is stored: 80 random bits need no salt. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('base64url');

/** Ten recovery codes that can each be used once, in groups that are easy to read. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => (generateSecret({ length: 10 }).match(/.{4}/g) ?? []).join('-'));
