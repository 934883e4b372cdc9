import { fileURLToPath } from 'node:url';
import type { EmailRenderer } from '#server/platform/mail/email-renderer.ts';

/** The path of the compiled email templates. They must be built because Node can't run .tsx files. */
export const builtEmailFile = fileURLToPath(new URL('dist/emails.js', import.meta.url));

/** Loads the email templates, which are built together with the web application. */
export const loadBuiltEmailRenderer = async (): Promise<EmailRenderer> => {
  const { emailRenderer } = (await import(builtEmailFile)) as { emailRenderer: EmailRenderer };
  return emailRenderer;
};
