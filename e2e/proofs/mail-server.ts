import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '#tools/start/ports.ts';

/**
 * How the server handles an email: it accepts it; refuses it temporarily; receives it in full but closes the connection
 * before replying; or receives it in full and never replies.
 */
type Behaviour = 'accept' | 'defer' | 'disconnect' | 'silent';

export interface ReceivedEmail {
  readonly messageId: string;
  readonly to: string;
  readonly mail: Email;
  /** Whether the sender received the reply that the email was accepted. */
  readonly wasAcknowledged: boolean;
}

/** A mail server for tests, with configurable behaviour. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedEmail[];
  behaviour: Behaviour;
  /** Addresses that the server rejects as unknown. */
  readonly unknownAddresses: Set<string>;
  open(): Promise<void>;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

const no = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

export const createMailServer = async (): Promise<MailServer> => {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let server: SMTPServer | undefined;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  const one: MailServer = {
    url: `smtp://127.0.0.1:${String(port)}`,
    received: [],
    behaviour: 'accept',
    unknownAddresses: new Set(),
    open: async () => {
      const opened = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: ({ address }, _session, answer) => {
          if (one.unknownAddresses.has(address)) answer(no(550, 'No such person here'));
          else if (one.behaviour === 'defer') answer(no(451, 'Come back later'));
          else answer(null);
        },
        onData: (stream, session, answer) => {
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            const { behaviour } = one;
            void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
              const to = session.envelope.rcptTo[0]?.address ?? '';
              one.received.push({ messageId: mail.messageId ?? '', to, mail, wasAcknowledged: behaviour === 'accept' });
              if (behaviour === 'accept') answer(null);
              if (behaviour === 'disconnect') cut();
            });
          });
        },
      });
      opened.on('error', () => undefined);
      opened.server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      await new Promise<void>((resolve) => {
        opened.listen(port, '127.0.0.1', resolve);
      });
      server = opened;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        if (server) server.close(resolve);
        else resolve();
      });
      cut();
      await closed;
      server = undefined;
    },
  };
  await one.open();
  return one;
};

/** Returns the emails that never arrived, and those that were sent again although the server had acknowledged them. */
export const findDeliveryProblems = (
  due: readonly string[],
  received: readonly ReceivedEmail[],
): { lost: string[]; repeated: string[] } => ({
  lost: due.filter((id) => !received.some(({ messageId }) => messageId === id)),
  repeated: due.filter(
    (id) => received.filter(({ messageId, wasAcknowledged }) => messageId === id && wasAcknowledged).length > 1,
  ),
});

/**
 * Waits until no email has arrived for five seconds. Just after the product's start, emails about the demo world's own
 * events are still being sent, and a test's email would be combined with them.
 */
export const waitForQuiet = async ({ received }: MailServer): Promise<void> => {
  for (let count = -1; count !== received.length;) {
    count = received.length;
    await sleep(5000);
  }
};
