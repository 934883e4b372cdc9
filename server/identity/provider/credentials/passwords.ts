import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second recommended option for Argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const bare = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

const tagOf = (password: string, salt: Uint8Array, with_: { memory: number; passes: number; parallelism: number }) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...with_ });

/** Hashes a password to a PHC string, which contains its own cost and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(tag)}`;
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether a password matches a PHC string. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash) ?? [];
  if (memory === undefined) throw new Error('A stored password hash is not a PHC string of Argon2id.');
  const found = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const expected = Buffer.from(tag, 'base64');
  return found.length === expected.length && timingSafeEqual(found, expected);
};

/**
 * The hash that is compared with the password when the address is unknown, so that both cases take the same amount of
 * work.
 */
export const dummyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keS0xNg$2mYkq3JX1v8w0hQpS7rDgkz5xN4tB6cFyUaEoIuLwRs';
