import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let common: ReadonlySet<string> | undefined;

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );

/** Whether a password is among the 100,000 most common ones, in any capitalisation. */
export const isCommonPassword = (password: string): boolean => {
  common ??= read();
  return common.has(password.normalize('NFKC').toLowerCase());
};
