import { Resolver } from 'node:dns/promises';
import type { DNSResolver } from 'mailauth';

export type { DNSResolver };

/**
 * The known facts about the server that delivered an email. Without the server's address, only signatures can verify
 * the sender.
 */
export interface SendingServer {
  readonly address?: string | undefined;
  readonly helo?: string | undefined;
  /** The envelope's sender. */
  readonly returnPath?: string | undefined;
}

/**
 * The result of verifying a sender. `unavailable` means that a DNS server didn't answer, so the email has to be sent
 * again later.
 */
export type SenderVerdict = 'verified' | 'unverified' | 'unavailable';

/** Creates a resolver that uses the given DNS servers or, by default, the machine's own. */
export const createResolver = (servers?: readonly string[]): DNSResolver => {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name, type) => (await resolver.resolve(name, type)) as string[][] | string[];
};

/**
 * Verifies that an email comes from its author's domain: DMARC must pass, either by a signature or by the sending
 * server's address. A domain without a DMARC record is not verified. Source: RFC 9989, domain rules D25.
 */
export const verifySender = async (
  raw: Buffer,
  { sender, from, resolver }: { sender: string; from: SendingServer; resolver: DNSResolver },
): Promise<SenderVerdict> => {
  // Loaded for the first email, because the module is large and most servers receive no email.
  const { authenticate } = await import('mailauth');
  const { dmarc, dkim } = await authenticate(raw, {
    ...(from.address ? { ip: from.address } : {}),
    ...(from.helo ? { helo: from.helo } : {}),
    sender: from.returnPath ?? '',
    resolver,
    rejectRsaSha1: true,
    disableArc: true,
    disableBimi: true,
  });
  if (!dmarc) return 'unverified';
  const { result, header } = dmarc.status;
  if (result === 'temperror' || result === 'temperr') return 'unavailable';
  // If only part of the body were signed, anyone could append text.
  const isPartlySigned = dkim.results.some(({ status }) => (status.underSized ?? 0) > 0);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const isSameDomain = String(header?.['from']).toLowerCase() === domain;
  return result === 'pass' && isSameDomain && !isPartlySigned ? 'verified' : 'unverified';
};
