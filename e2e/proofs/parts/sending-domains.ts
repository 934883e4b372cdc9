import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Domains whose users send signed email, and the DNS server that answers queries about them. */
export interface SendingDomains {
  /** The address of the DNS server. */
  readonly dns: string;
  /** Sends an email from one of the domains to an SMTP server on this machine. */
  send(port: number, mail: Omit<SendMailOptions, 'from'> & { from: string }): Promise<void>;
  close(): Promise<void>;
}

const nameIn = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
};

const txtType = 16;

/** Returns a DNS response with one TXT record or none. Source: RFC 1035. */
const respond = (query: Buffer, records: ReadonlyMap<string, string>): Buffer => {
  const { name, end } = nameIn(query);
  const text = query.readUInt16BE(end) === txtType ? records.get(name) : undefined;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  const question = query.subarray(12, end + 4);
  if (text === undefined) return Buffer.concat([header, question]);
  const strings = (text.match(/.{1,255}/g) ?? []).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
  );
  const data = Buffer.concat(strings);
  // A pointer to the queried name, type TXT, class IN, and a TTL of 60 seconds.
  const about = Buffer.from([0xc0, 12, 0, txtType, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([header, question, about, data]);
};

/** Creates these domains, each with the strictest DMARC policy and an SPF record that names no mail server. */
export const createSendingDomains = async (names: readonly string[]): Promise<SendingDomains> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const records = new Map(
    names.flatMap((name) => [
      [name, 'v=spf1 -all'],
      [`_dmarc.${name}`, 'v=DMARC1; p=reject; adkim=s; aspf=s'],
      [`proof._domainkey.${name}`, `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
    ]),
  );
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(respond(query, records), port, address));
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    dns: `127.0.0.1:${String(socket.address().port)}`,
    send: async (port, mail) => {
      const domainName = mail.from.slice(mail.from.lastIndexOf('@') + 1);
      const transport = createTransport({ host: '127.0.0.1', port });
      await transport.sendMail({ ...mail, dkim: { domainName, keySelector: 'proof', privateKey } });
    },
    close: () =>
      new Promise((resolve) => {
        socket.close(() => resolve());
      }),
  };
};
