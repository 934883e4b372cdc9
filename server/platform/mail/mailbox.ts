import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LoadEmailRenderer, RenderedEmail } from './email-renderer.ts';
import {
  renderMailboxPage,
  mailboxStyle,
  mailboxWidths,
  type EmailPreview,
  type MailboxWidth,
} from './mailbox-page.ts';

/** A sent email as the mailbox shows it. */
export interface MailboxEntry {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly bodyText: string;
  readonly toAddress: string;
  readonly toName: string;
  readonly status: string;
  readonly createdAt: Date;
}

interface Opened {
  readonly shown: EmailPreview;
  readonly html: string;
}

/** The policy for an opened email, which must not run or load anything. */
const policyOfMail =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

const cleared =
  '<!doctype html><html lang="en"><title>Mail</title><p>The content of this email was deleted.</p></html>';

const ofKept = (mail: MailboxEntry): Opened => ({
  shown: {
    id: mail.id,
    label: mail.subject,
    more: `To ${mail.toName} <${mail.toAddress}>, ${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${mail.status}`,
    subject: mail.subject,
    text: mail.bodyText,
  },
  html: mail.html === '' ? cleared : mail.html,
});

const ofSample = (name: string, { template, subject, html, text }: RenderedEmail): Opened => ({
  shown: { id: `form:${name}`, label: name, more: template, subject, text },
  html,
});

/**
 * Registers the demo's mailbox at /dev/mailbox, which shows the emails that would have been sent and a sample of every
 * template. Only the demo has a mailbox.
 */
export const registerMailbox = (
  app: FastifyInstance,
  { loadMailRenderer, latest }: { loadMailRenderer: LoadEmailRenderer; latest: () => Promise<readonly MailboxEntry[]> },
): void => {
  const writeSamples = async (): Promise<Opened[]> => {
    const { samples: all, write } = await loadMailRenderer();
    return Promise.all(all.map(async ({ name, facts }) => ofSample(name, await write(facts))));
  };
  let written: Promise<Opened[]> | undefined;
  /** Renders the samples once, because they never change and rendering all of them blocks other requests. */
  const samples = (): Promise<Opened[]> => {
    written ??= writeSamples().catch((error: unknown) => {
      written = undefined;
      throw error;
    });
    return written;
  };
  const everything = async () => {
    const [kept, forms] = await Promise.all([latest(), samples()]);
    return { kept: kept.map(ofKept), forms };
  };
  const html = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');

  app.get<{ Querystring: { mail?: string; width?: string } }>('/dev/mailbox', async (request, reply) => {
    const { kept, forms } = await everything();
    const { mail, width } = request.query;
    const all = [...kept, ...forms];
    const open = all.find(({ shown }) => shown.id === mail) ?? all[0];
    return html(reply).send(
      renderMailboxPage({
        mails: kept.map(({ shown }) => shown),
        samples: forms.map(({ shown }) => shown),
        open: open?.shown,
        width: width !== undefined && width in mailboxWidths ? (width as MailboxWidth) : 'desktop',
      }),
    );
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/html/:id', async (request, reply) => {
    const { kept, forms } = await everything();
    const found = [...kept, ...forms].find(({ shown }) => shown.id === request.params.id);
    return html(reply)
      .status(found ? 200 : 404)
      .header('Content-Security-Policy', policyOfMail)
      .send(found?.html ?? cleared);
  });
  app.get('/dev/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyle));
};
