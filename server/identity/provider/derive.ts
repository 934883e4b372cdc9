import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key for one purpose, derived from the secret that all processes share. */
export const derivedKey = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'rolecall', purpose, bytes));

/** Encrypts a text for the database: AES-256-GCM under a key of its own. */
export const seal = (secret: string, name: string, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, `sealed ${name}`, 32), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
};

/** Decrypts the output of `seal`; throws if the secret differs or the text was modified. */
export const unseal = (secret: string, name: string, sealed: string): string => {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('A sealed text is not whole.');
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, `sealed ${name}`, 32), iv, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
};
