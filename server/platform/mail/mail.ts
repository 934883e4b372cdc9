import type { Config } from '#server/platform/config/config.ts';
import type { LoadEmailRenderer } from './email-renderer.ts';
import { createOutboxTransport, createSmtpTransport, type MailTransport } from './transport.ts';

/** The dependencies for sending email. */
export interface Mailer {
  readonly transport: MailTransport;
  readonly loadMailRenderer: LoadEmailRenderer;
  /** The base URL of the links in emails. */
  readonly publicUrl: string;
  /** The host in the Message-ID, which is the same for every attempt to send an email. */
  readonly host: string;
  /** How long a notice waits for further notices, so that they are sent as one email. */
  readonly gatherSeconds: number;
  /** How long to wait after the first failed attempt. Each later wait is longer; 0 turns retries off. */
  readonly retrySeconds: number;
  /** The number of emails that one process sends at the same time. */
  readonly sendersAtOnce: number;
}

/** Creates a mailer that sends through the configured mail server or, if there is none, to the outbox. */
export const createMailer = (config: Config, loadMailRenderer: LoadEmailRenderer): Mailer => ({
  transport:
    config.smtpUrl === undefined ? createOutboxTransport() : createSmtpTransport(config.smtpUrl, config.mailFrom),
  loadMailRenderer,
  publicUrl: config.publicUrl,
  host: config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1),
  gatherSeconds: config.mailGatherSeconds,
  retrySeconds: config.mailRetrySeconds,
  // Each sender holds a database connection while it waits for the mail server, and requests need the other
  // connections.
  sendersAtOnce: Math.max(1, Math.floor(config.poolSize / 5)),
});
