import { fileURLToPath } from 'node:url';
import type { Letters } from '#server/platform/mail/letters.ts';

/** Where the build puts the mails' forms: Node runs what is written in TypeScript, but no .tsx. */
export const lettersFile = fileURLToPath(new URL('dist/emails.js', import.meta.url));

/** The mails' forms as they were built together with the web application. */
export const builtLetters = async (): Promise<Letters> => {
  const { letters } = (await import(lettersFile)) as { letters: Letters };
  return letters;
};
