import { fileURLToPath } from 'node:url';
import type { MailRenderer } from '#server/platform/mail/mail-renderer.ts';

/** The build's folder of email templates: Node runs TypeScript but not .tsx. */
export const builtMailFile = fileURLToPath(new URL('dist/emails.js', import.meta.url));

/** The email templates, built together with the web application. */
export const loadBuiltMailRenderer = async (): Promise<MailRenderer> => {
  const { mailRenderer } = (await import(builtMailFile)) as { mailRenderer: MailRenderer };
  return mailRenderer;
};
