import type { Config } from '#server/platform/config/config.ts';
import type { LoadEmailRenderer } from './email-renderer.ts';
import { createOutbox, createSmtp, type MailTransport } from './transport.ts';

/** The tools with which rooms send email. */
export interface Mail {
  readonly transport: MailTransport;
  readonly loadMailRenderer: LoadEmailRenderer;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  /** The host in the Message-ID, which stays the same for every attempt. */
  readonly host: string;
  /** How long a notice waits for others, so that a burst is sent as one email. */
  readonly gatherSeconds: number;
  /** The wait after the first failed attempt, from which the later ones grow; 0 means no retries. */
  readonly retrySeconds: number;
  /** How many emails one process sends at a time. */
  readonly sendersAtOnce: number;
}

/** Uses the configured mail server, or otherwise the outbox. */
export const createMail = (config: Config, loadMailRenderer: LoadEmailRenderer): Mail => ({
  transport: config.smtpUrl === undefined ? createOutbox() : createSmtp(config.smtpUrl, config.mailFrom),
  loadMailRenderer,
  publicUrl: config.publicUrl,
  host: config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1),
  gatherSeconds: config.mailGatherSeconds,
  retrySeconds: config.mailRetrySeconds,
  // Each sender holds a database connection while the mail server accepts the email; requests need the others.
  sendersAtOnce: Math.max(1, Math.floor(config.poolSize / 5)),
});
