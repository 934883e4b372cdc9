import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Derives a key for one purpose from a secret. */
export const deriveKey = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'rolecall', purpose, bytes));

/** Creates 32 random bytes in base64url, for a key, a salt or a nonce. */
export const randomKey = (): string => randomBytes(32).toString('base64url');

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text with AES-256-GCM. Returns the initialisation vector, the authentication tag, then the ciphertext. */
export const encrypt = (key: Buffer, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
};

/** Decrypts the output of `encrypt`. Throws if the key differs or the bytes were modified. */
export const decrypt = (key: Buffer, bytes: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
};

const sealingKey = (secret: string, purpose: string): Buffer => deriveKey(secret, `sealed ${purpose}`, 32);

/** Encrypts a text for the database, under a key derived for its purpose. */
export const seal = (secret: string, purpose: string, text: string): string => {
  const bytes = encrypt(sealingKey(secret, purpose), text);
  const parts = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  return [...parts, bytes.subarray(ivBytes + tagBytes)].map((part) => part.toString('base64url')).join('.');
};

/** Decrypts the output of `seal`. Throws if the secret or the purpose differs or the text was modified. */
export const unseal = (secret: string, purpose: string, sealed: string): string => {
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (parts.length !== 3) throw new Error('The sealed text is incomplete.');
  return decrypt(sealingKey(secret, purpose), Buffer.concat(parts));
};
