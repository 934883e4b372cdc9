import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';

/** The settings for sending email in tests, with every template and without a mail server. */
export const testMailer: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: async () => (await import('#server/email-templates.tsx')).emailRenderer,
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 60,
  retrySeconds: 60,
  sendersAtOnce: 1,
};
