import { createSecureContext } from 'node:tls';
import type { Settings } from './settings.ts';

/**
 * The settings of incoming email, which arrives through the product's own SMTP server, a mail provider's webhook, or
 * both.
 */
export interface InboundMailSettings {
  /** The domain of the reply addresses, in lower case. */
  readonly domain: string;
  readonly smtp?: {
    readonly host: string;
    readonly port: number;
    /** The key and certificate of the SMTP server. If absent, connections to it aren't encrypted. */
    readonly tls?: { readonly key: string; readonly cert: string };
  };
  /** The secret that the webhook's caller must send. If absent, the webhook is off. */
  readonly webhookSecret?: string;
  /** The DNS servers for checking senders. If absent, the machine's own DNS servers are used. */
  readonly dnsServers?: readonly string[];
  /** The maximum number of emails that are accepted from one sender in an hour. */
  readonly emailsPerHour: number;
}

/** More emails than a person writes in an hour, yet few enough to stop a malfunctioning program. */
const defaultEmailsPerHour = 60;

const others = [
  'INBOUND_SMTP_HOST',
  'INBOUND_SMTP_PORT',
  'INBOUND_SMTP_CERTIFICATE',
  'INBOUND_SMTP_KEY',
  'INBOUND_MAIL_SECRET',
  'INBOUND_DNS_SERVERS',
  'INBOUND_EMAILS_PER_HOUR',
] as const;
const ofSmtp = ['INBOUND_SMTP_HOST', 'INBOUND_SMTP_CERTIFICATE', 'INBOUND_SMTP_KEY'] as const;

const isUsable = (cert: string, key: string): boolean => {
  try {
    createSecureContext({ cert, key });
    return true;
  } catch {
    return false;
  }
};

/** Returns the problems with the settings of incoming email. */
export const inboundMailProblems = (read: Settings): string[] => {
  const { INBOUND_SMTP_CERTIFICATE: cert, INBOUND_SMTP_KEY: key, INBOUND_SMTP_PORT: port } = read;
  if (read.INBOUND_MAIL_DOMAIN === undefined) {
    return others
      .filter((name) => read[name] !== undefined)
      .map((name) => `${name} is set without INBOUND_MAIL_DOMAIN. Set both, or neither.`);
  }
  const problems: string[] = [];
  if (port === undefined && read.INBOUND_MAIL_SECRET === undefined)
    problems.push(
      'INBOUND_MAIL_DOMAIN needs INBOUND_SMTP_PORT or INBOUND_MAIL_SECRET, otherwise no reply would arrive: set one of them.',
    );
  if (port === undefined)
    problems.push(
      ...ofSmtp
        .filter((name) => read[name] !== undefined)
        .map((name) => `${name} is set without INBOUND_SMTP_PORT. Set both, or neither.`),
    );
  if (port === read.PORT)
    problems.push('INBOUND_SMTP_PORT and PORT are the same. Choose another port for one of them.');
  if ((cert === undefined) !== (key === undefined))
    problems.push('INBOUND_SMTP_CERTIFICATE and INBOUND_SMTP_KEY go together: set both, or neither.');
  else if (cert !== undefined && key !== undefined && !isUsable(cert, key))
    problems.push(
      'INBOUND_SMTP_CERTIFICATE and INBOUND_SMTP_KEY must be a certificate and its private key in PEM format.',
    );
  return problems;
};

/** Returns the settings of incoming email, if it is configured. */
export const inboundMailSettings = (read: Settings, host: string): { inboundMail?: InboundMailSettings } => {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_MAIL_SECRET: webhookSecret } = read;
  if (domain === undefined) return {};
  const { INBOUND_SMTP_CERTIFICATE: cert, INBOUND_SMTP_KEY: key, INBOUND_DNS_SERVERS: dnsServers } = read;
  const tls = cert !== undefined && key !== undefined ? { tls: { cert, key } } : {};
  return {
    inboundMail: {
      domain,
      emailsPerHour: read.INBOUND_EMAILS_PER_HOUR ?? defaultEmailsPerHour,
      ...(port === undefined ? {} : { smtp: { host: read.INBOUND_SMTP_HOST ?? host, port, ...tls } }),
      ...(webhookSecret === undefined ? {} : { webhookSecret }),
      ...(dnsServers === undefined ? {} : { dnsServers }),
    },
  };
};
