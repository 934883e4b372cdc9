import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { DNSResolver } from '#server/platform/mail/inbound/verify-sender.ts';

/** A domain whose users send signed email, with its DNS records. */
export interface SendingDomain {
  readonly name: string;
  /** A resolver that has only this domain's records. */
  readonly resolver: DNSResolver;
  /** Sends an email to an SMTP server on this machine. Rejects with the server's response if the email is refused. */
  send(port: number, mail: SendMailOptions, given?: { isSigned?: boolean }): Promise<string>;
  /** Creates the signed email as it would be sent. */
  compose(mail: SendMailOptions): Promise<Buffer>;
}

/**
 * Creates a domain with a DKIM key and the strictest DMARC policy. SPF lists no server, so only the signature can
 * authenticate an email.
 */
export const createSendingDomain = (name: string): SendingDomain => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const records = new Map([
    [name, 'v=spf1 -all'],
    [`_dmarc.${name}`, 'v=DMARC1; p=reject; adkim=s; aspf=s'],
    [`test._domainkey.${name}`, `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  ]);
  const dkim = { domainName: name, keySelector: 'test', privateKey };
  return {
    name,
    resolver: (asked, type) => {
      const record = type === 'TXT' ? records.get(asked) : undefined;
      return record === undefined
        ? Promise.reject(Object.assign(new Error(`no ${type} of ${asked}`), { code: 'ENOTFOUND' }))
        : Promise.resolve([[record]]);
    },
    send: async (port, mail, { isSigned = true } = {}) => {
      const transport = createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
      const { response } = await transport.sendMail({ ...mail, ...(isSigned ? { dkim } : {}) });
      return response;
    },
    compose: async (mail) => {
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail({ ...mail, dkim });
      return message as Buffer;
    },
  };
};

/** Finds a port on this machine that nothing listens on. */
export const findUnusedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
