import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { InboundMailSettings } from '#server/platform/config/inbound-mail.ts';
import type { Log } from '#server/platform/log/log.ts';
import { inboundMailCopy as copy } from './copy.ts';
import type { IncomingEmail, EmailReceiver, ReceiveEmailResult } from './receive-email.ts';

/** The maximum size of an accepted email in bytes, including its attachments. */
export const maxEmailBytes = 25_000_000;

const mostConnections = 50;
const mostRecipients = 20;
const closeMs = 3000;

const enhancedCodes = {
  'no-recipient': '5.1.1',
  unverified: '5.7.1',
  'too-many': '4.7.1',
  unavailable: '4.3.0',
  tooLarge: '5.3.4',
} as const;
const codes = { 'no-recipient': 550, unverified: 550, 'too-many': 451, unavailable: 451, tooLarge: 552 } as const;

const no = (why: keyof typeof codes): Error =>
  Object.assign(new Error(`${enhancedCodes[why]} ${copy[why]}`), { responseCode: codes[why] });

const sendingServer = ({ remoteAddress, hostNameAppearsAs, envelope }: SMTPServerSession): IncomingEmail['from'] => ({
  address: remoteAddress,
  helo: hostNameAppearsAs,
  returnPath: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
});

/** The SMTP server that receives email. */
export interface InboundSmtp {
  listen(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates an SMTP server that accepts email for known addresses, once it has been stored. If the database is
 * unavailable, it asks the delivering server to try again later.
 */
export const createInboundSmtp = (given: {
  domain: string;
  settings: NonNullable<InboundMailSettings['smtp']>;
  log: Log;
  knows: EmailReceiver['knows'];
  receive: (email: IncomingEmail) => Promise<ReceiveEmailResult>;
}): InboundSmtp => {
  const { domain, settings, log, knows, receive } = given;
  const unavailable = (error: unknown): Error => {
    log.warn({ err: error }, 'an email could not be received');
    return no('unavailable');
  };
  const server = new SMTPServer({
    name: domain,
    banner: 'Rolecall',
    ...settings.tls,
    disabledCommands: settings.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: maxEmailBytes,
    maxClients: mostConnections,
    closeTimeout: closeMs,
    onRcptTo: ({ address }, { envelope }, answer) => {
      if (envelope.rcptTo.length >= mostRecipients) answer(Object.assign(no('unavailable'), { responseCode: 452 }));
      else
        knows(address).then(
          (isKnown) => answer(isKnown ? null : no('no-recipient')),
          (error: unknown) => answer(unavailable(error)),
        );
    },
    onData: (stream, session, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        if (!stream.sizeExceeded) parts.push(part);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          answer(no('tooLarge'));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        receive({ raw: Buffer.concat(parts), recipients, from: sendingServer(session) }).then(
          (reception) => answer(reception === 'stored' ? null : no(reception)),
          (error: unknown) => answer(unavailable(error)),
        );
      });
    },
  });
  // These errors concern single connections, and the delivering server tries again.
  server.on('error', (error) => log.debug({ err: error }, 'incoming email'));
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(settings.port, settings.host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
