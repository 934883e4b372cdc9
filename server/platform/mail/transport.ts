/** The sender or recipient of an email. */
export interface NamedAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingEmail {
  readonly messageId: string;
  readonly to: NamedAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
}

/**
 * The result of sending an email: accepted, permanently refused, temporarily refused, or not delivered because the
 * server is unavailable.
 */
export type SendOutcome =
  | { readonly taken: true }
  | { readonly taken: false; readonly because: 'never' | 'not-now' | 'away'; readonly words: string };

export interface MailTransport {
  hand(mail: OutgoingEmail): Promise<SendOutcome>;
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
 * Classifies a failure to send an email. Only a permanent refusal of this recipient or this email is final: a refused
 * sender or sign-in is a configuration error, and an unavailable server will be back.
 */
export const classifySendError = (error: unknown): SendOutcome => {
  const { command, response, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined;
  const words = response ?? (error instanceof Error ? error.message : String(error));
  return {
    taken: false,
    because: isAboutMail ? (responseCode >= 500 ? 'never' : 'not-now') : 'away',
    // The database cannot store NUL, and an email whose failure cannot be stored would be retried forever.
    words: words.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, longestWords),
  };
};

const openPool = async (url: string) => {
  // Loaded for the first email, because loading the large module at the start would delay the start.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A broken connection counts as a failed attempt, which is retried when it is due.
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
 * The time limit for sending one email. It is needed because a server that sends a little now and then never reaches
 * the timeout for silence, and it is less than the five minutes for which an email may be claimed.
 */
const longestHandoverMs = seconds(240);

/**
 * Creates a transport that sends emails to a mail server over a few connections, which stay open while there are emails
 * to send.
 */
export const createSmtpTransport = (url: string, from: NamedAddress, longestMs = longestHandoverMs): MailTransport => {
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
        return classifySendError(error);
      }
    },
    close: async () => {
      (await pool)?.close();
    },
  };
};

/**
 * Creates a transport for use without a mail server. Every email counts as accepted and can be read at /dev/mailbox.
 */
export const createOutboxTransport = (): MailTransport => ({
  hand: () => Promise.resolve({ taken: true }),
  close: () => Promise.resolve(),
});
