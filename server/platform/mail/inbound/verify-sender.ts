import { Resolver } from 'node:dns/promises';
import type { DNSResolver } from 'mailauth';

export type { DNSResolver };

/** The server that delivered an email, as far as it is known; without its address only signatures count. */
export interface SendingServer {
  readonly address?: string | undefined;
  readonly helo?: string | undefined;
  /** The sender of the envelope. */
  readonly returnPath?: string | undefined;
}

/** `unavailable`: a DNS server didn't answer, so the email has to be sent again later. */
export type SenderVerdict = 'verified' | 'unverified' | 'unavailable';

/** Asks these DNS servers, or those of the machine. */
export const createResolver = (servers?: readonly string[]): DNSResolver => {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name, type) => (await resolver.resolve(name, type)) as string[][] | string[];
};

/**
 * Whether the email comes from the domain of its author: DMARC must pass, by a signature or by the address of the
 * sending server. A domain without a DMARC record is not verified. Source: RFC 9989, domain rules D25.
 */
export const verifySender = async (
  raw: Buffer,
  { sender, from, resolver }: { sender: string; from: SendingServer; resolver: DNSResolver },
): Promise<SenderVerdict> => {
  // Loaded with the first email, because it is large and most servers receive none.
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
  // A signature of a part of the body would let anyone append text.
  const isPartlySigned = dkim.results.some(({ status }) => (status.underSized ?? 0) > 0);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const isSameDomain = String(header?.['from']).toLowerCase() === domain;
  return result === 'pass' && isSameDomain && !isPartlySigned ? 'verified' : 'unverified';
};
