import type { Config } from '#server/platform/config/config.ts';
import type { LoadMailRenderer } from './mail-renderer.ts';
import { createOutbox, createSmtp, type MailTransport } from './transport.ts';

/** What rooms send mails with. */
export interface Mail {
  readonly transport: MailTransport;
  readonly loadMailRenderer: LoadMailRenderer;
  /** Where the links of a mail lead. */
  readonly publicUrl: string;
  /** The host in the Message-ID, which stays the same however often a mail is tried. */
  readonly host: string;
  /** How long a notice waits for others, so that a burst is one mail. */
  readonly gatherSeconds: number;
  /** The wait after the first failed attempt, from which the later ones grow; 0 tries nothing again. */
  readonly retrySeconds: number;
  /** How many mails one process sends at a time. */
  readonly sendersAtOnce: number;
}

/** The mail server that is set, or else the outbox. */
export const createMail = (config: Config, loadMailRenderer: LoadMailRenderer): Mail => ({
  transport: config.smtpUrl === undefined ? createOutbox() : createSmtp(config.smtpUrl, config.mailFrom),
  loadMailRenderer,
  publicUrl: config.publicUrl,
  host: config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1),
  gatherSeconds: config.mailGatherSeconds,
  retrySeconds: config.mailRetrySeconds,
  // Each holds a connection to the database while the mail server takes the mail; requests need the others.
  sendersAtOnce: Math.max(1, Math.floor(config.poolSize / 5)),
});
