import { fileURLToPath } from 'node:url';
import type { MailRenderer } from '#server/platform/mail/mail-renderer.ts';

/** Where the build puts the mails' forms: Node runs what is written in TypeScript, but no .tsx. */
export const builtMailFile = fileURLToPath(new URL('dist/emails.js', import.meta.url));

/** The mails' forms as they were built together with the web application. */
export const loadBuiltMailRenderer = async (): Promise<MailRenderer> => {
  const { mailRenderer } = (await import(builtMailFile)) as { mailRenderer: MailRenderer };
  return mailRenderer;
};
