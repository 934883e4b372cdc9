import { createSecureContext } from 'node:tls';
import type { Settings } from './settings.ts';

/** How emails reach the product: an SMTP server of its own, the webhook of a mail provider, or both. */
export interface InboundMailSettings {
  /** The domain of reply addresses, in lower case. */
  readonly domain: string;
  readonly smtp?: {
    readonly host: string;
    readonly port: number;
    /** Absent: the connection isn't encrypted. */
    readonly tls?: { readonly key: string; readonly cert: string };
  };
  /** Absent: the webhook is off. */
  readonly webhookSecret?: string;
  /** DNS servers for the checks of the sender. Absent: those of the machine. */
  readonly dnsServers?: readonly string[];
  /** At most this many emails of one sender are received in an hour. */
  readonly emailsPerHour: number;
}

/** More than anybody writes, and few enough for a program that has gone wrong. */
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

/** What is wrong with the settings of incoming email. */
export const problemsOfInboundMail = (read: Settings): string[] => {
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

/** How emails come in; absent unless it is configured. */
export const inboundMailOf = (read: Settings, host: string): { inboundMail?: InboundMailSettings } => {
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
