/** Who a mail is from, or to. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  readonly messageId: string;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
}

/**
 * Handed over, or not: because this mail is never taken, because it is not taken now, or because nothing can be handed
 * over at the moment.
 */
export type Handover =
  | { readonly taken: true }
  | { readonly taken: false; readonly because: 'never' | 'not-now' | 'away'; readonly words: string };

export interface MailTransport {
  hand(mail: OutgoingMail): Promise<Handover>;
  close(): Promise<void>;
}

const seconds = (count: number): number => count * 1000;
const longestWords = 500;

interface SmtpError {
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
}

/**
 * Only a "never" to this recipient or this mail is one. A refused sender or sign-in is a matter of our settings, and a
 * server that is away comes back.
 */
export const handoverFailed = (error: unknown): Handover => {
  const { command, response, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined;
  const words = response ?? (error instanceof Error ? error.message : String(error));
  return {
    taken: false,
    because: isAboutMail ? (responseCode >= 500 ? 'never' : 'not-now') : 'away',
    // The database keeps no NUL, and a mail whose failure cannot be written down would be tried without end.
    words: words.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, longestWords),
  };
};

const openPool = async (url: string) => {
  // Loaded with the first mail: it is a large part of what a start would have to read.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A connection that breaks is our own attempt that failed: counted, and tried again when it is due.
    maxRequeues: 0,
    idleTimeout: seconds(5),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    dnsTimeout: seconds(10),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * How long one mail may take in all: a server that says a little now and then is never silent long enough to be away.
 * Less than the five minutes for which a mail may be claimed.
 */
const longestHandoverMs = seconds(240);

/** Hands mails to a mail server, over a few connections that are kept while there is something to send. */
export const createSmtp = (url: string, from: Mailbox, longestMs = longestHandoverMs): MailTransport => {
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    hand: async ({ to, ...mail }) => {
      pool ??= openPool(url);
      const { headers } = mail;
      try {
        const signal = AbortSignal.timeout(longestMs);
        await (await pool).sendMail({ ...mail, headers: { ...headers }, from: { ...from }, to: { ...to }, signal });
        return { taken: true };
      } catch (error) {
        return handoverFailed(error);
      }
    },
    close: async () => {
      (await pool)?.close();
    },
  };
};

/** Where there is no mail server every mail counts as taken, and is read where it is kept: at /dev/mailbox. */
export const createOutbox = (): MailTransport => ({
  hand: () => Promise.resolve({ taken: true }),
  close: () => Promise.resolve(),
});
