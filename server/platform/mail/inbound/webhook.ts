import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { inboundMailCopy as copy } from './copy.ts';
import type { IncomingEmail, ReceiveEmailResult } from './receive-email.ts';
import { maxEmailBytes } from './smtp.ts';

/** The path to which a mail provider posts emails. */
const webhookPath = '/api/inbound-mail';

const isSecret = ({ headers }: FastifyRequest, secret: string): boolean => {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value.trim().replace(/^<(.*)>$/, '$1') : undefined;
};

/**
 * Builds the received email from a request. The provider may send the envelope in headers; otherwise only the email
 * itself lists the recipients.
 */
const arrivedEmail = (request: FastifyRequest): IncomingEmail => {
  const to = header(request, 'x-envelope-to');
  const address = header(request, 'x-client-address');
  return {
    raw: request.body as Buffer,
    recipients: to?.split(',').map((one) => one.trim()),
    from: {
      address: address !== undefined && isIP(address) !== 0 ? address : undefined,
      helo: header(request, 'x-client-helo'),
      returnPath: header(request, 'x-envelope-from'),
    },
  };
};

const statuses = { stored: 202, 'no-recipient': 404, unverified: 422, 'too-many': 429, unavailable: 503 } as const;

/**
 * Registers the webhook for mail providers that send the secret. Each request contains one email as `message/rfc822`.
 */
export const registerInboundWebhook = (
  app: FastifyInstance,
  secret: string,
  receive: (email: IncomingEmail) => Promise<ReceiveEmailResult>,
): void => {
  void app.register((webhook, _options, done) => {
    const asBuffer = { parseAs: 'buffer', bodyLimit: maxEmailBytes } as const;
    webhook.addContentTypeParser('message/rfc822', asBuffer, (_request, body, parsed) => parsed(null, body));
    webhook.post(
      webhookPath,
      {
        // The secret is checked before the body is read, so that strangers can't send large bodies.
        onRequest: async (request, reply) => {
          if (!isSecret(request, secret))
            await reply.status(403).send(problemBody(refuse(commonRefusals.forbidden), request.id));
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body))
          return reply.status(415).send(problemBody(refuse(commonRefusals['content-type']), request.id));
        const reception = await receive(arrivedEmail(request));
        return reply
          .status(statuses[reception])
          .send(reception === 'stored' ? { code: reception } : { code: reception, message: copy[reception] });
      },
    );
    done();
  });
};
