import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/** Generates a secret in the format of authenticator apps: 160 bits in base 32. */
export const newTotpSecret = (): string => generateSecret();

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Whether a typed code has the form of an app's, and not of a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(withoutSpaces(typed));

/**
 * Returns the time step of a typed code, which may be the current step, the previous or the next, since clocks differ;
 * undefined if the code is wrong or already used.
 */
export const findTotpStep = (secret: string, typed: string, now: Date, lastStep: number): number | undefined => {
  const token = withoutSpaces(typed);
  const epoch = Math.floor(now.getTime() / 1000);
  // After a code from further ahead than the next step, none is accepted until then. The library throws in that case, and
  // for anything that isn't a code.
  if (!isAppCode(typed) || lastStep > Math.floor(epoch / stepSeconds) + 1) return undefined;
  const found = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
};

/** Returns the URL from which an app reads the secret. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ issuer: 'Rolecall', label: email, secret });

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** Returns the form in which a recovery code is stored. Its 80 random bits need no salt. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('base64url');

/** Generates ten single-use recovery codes, in groups that are easy to read. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => (generateSecret({ length: 10 }).match(/.{4}/g) ?? []).join('-'));
