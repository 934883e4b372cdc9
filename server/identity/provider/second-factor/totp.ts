import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/** A secret as apps take it: 160 bits in base 32. */
export const newSecret = (): string => generateSecret();

/** The step whose code was typed: of now, or one before or after, since clocks differ; none that was used already. */
export const stepOf = (secret: string, typed: string, now: Date, lastStep: number): number | undefined => {
  const token = typed.replaceAll(/\s/g, '');
  const epoch = Math.floor(now.getTime() / 1000);
  // Beyond the next step every code was used; the library takes neither that nor what is no code.
  if (!/^\d{6}$/.test(token) || lastStep > Math.floor(epoch / stepSeconds) + 1) return undefined;
  const found = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
};

/** What an app reads the secret from. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ issuer: 'Rolecall', label: email, secret });

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** How a recovery code is known in our tables: 80 bits of chance need no salt. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('base64url');

/** Ten codes that each let somebody in once, in pieces that can be read. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => (generateSecret({ length: 10 }).match(/.{4}/g) ?? []).join('-'));
