import type { FastifyInstance } from 'fastify';
import { eventPayloads } from './event-payloads.ts';
import { createIdentity, createSessionActivity, type SessionActivity } from '#server/identity/public.ts';
import { createChatModel } from '#server/platform/ai/chat-model.ts';
import { createChatWebhook } from '#server/platform/mail/chat.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { connect, type Db } from '#server/platform/db/db.ts';
import { openReplica, type Replica } from '#server/platform/db/replica.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService, type Files } from '#server/platform/files/files.ts';
import type { Parser } from '#server/platform/files/parser/parser.ts';
import { createApp } from '#server/platform/http/app.ts';
import { registerHealth } from '#server/platform/http/health.ts';
import { createResponseSealer } from '#server/platform/http/idempotency.ts';
import { createDrainState } from '#server/platform/http/draining.ts';
import { countInDatabase, createLimiter } from '#server/platform/http/limiter.ts';
import { registerMetrics } from '#server/platform/http/metrics.ts';
import { mountRooms, findRequestSession } from '#server/platform/http/mount.ts';
import { registerOpenApiDocument } from '#server/platform/http/openapi/routes.ts';
import type { Enqueue } from '#server/platform/jobs/jobs.ts';
import { findActiveSessions } from '#server/platform/live/active-sessions.ts';
import { createLiveFeed } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { LoadEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { receiveEmail, type IncomingEmail, type EmailReceiver } from '#server/platform/mail/inbound/receive-email.ts';
import { createInboundSmtp, type InboundSmtp } from '#server/platform/mail/inbound/smtp.ts';
import { createResolver, type DNSResolver } from '#server/platform/mail/inbound/verify-sender.ts';
import { registerInboundWebhook } from '#server/platform/mail/inbound/webhook.ts';
import { registerMailbox } from '#server/platform/mail/mailbox.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { findAddress, storeInboundEmail } from './inbound-mail/public.ts';
import { readLatestEmails } from './notifications/public.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { allJobs } from './job-registry.ts';
import { rooms } from './rooms.ts';
import { latestSupportMessages } from './support/public.ts';

export interface ServerApp {
  readonly app: FastifyInstance;
  readonly source: ScopeSource;
  readonly files: Files;
  readonly activity: SessionActivity;
  /** The queues that the server processes: reactions to events, and scheduled jobs. */
  readonly jobs: ReturnType<typeof allJobs>;
  /** The SMTP server for incoming email, not listening yet; undefined if SMTP isn't configured. */
  readonly inboundSmtp: InboundSmtp | undefined;
  /** Tells load balancers that this process is stopping, while it still answers requests. */
  leave(): void;
  close(): Promise<void>;
}

/** Receives email through a mail provider's webhook, through SMTP or through both, as configured. */
const receiveMail = (
  app: FastifyInstance,
  given: { config: Config; log: Log; clock: Clock; source: ScopeSource; resolver: DNSResolver | undefined },
): InboundSmtp | undefined => {
  const { log, source } = given;
  const { inboundMail } = given.config;
  if (inboundMail === undefined) return undefined;
  const limiter = createLimiter(given.clock, countInDatabase(source.db), log, 60);
  const receiver: EmailReceiver = {
    knows: (address) =>
      inSystemScope(source, 'find the address of an email', async (scope) =>
        Boolean(await findAddress(scope, address)),
      ),
    mayReceive: async (sender) => (await limiter(`email ${sender}`, inboundMail.emailsPerHour)).isWithin,
    store: (email) => inSystemScope(source, 'store an email', (scope) => storeInboundEmail(scope, email)),
  };
  const resolver = given.resolver ?? createResolver(inboundMail.dnsServers);
  const receive = (email: IncomingEmail) => receiveEmail(receiver, resolver, email);
  if (inboundMail.webhookSecret !== undefined) registerInboundWebhook(app, inboundMail.webhookSecret, receive);
  if (inboundMail.smtp === undefined) return undefined;
  const { domain, smtp: settings } = inboundMail;
  const server = createInboundSmtp({ domain, settings, log, knows: receiver.knows, receive });
  app.addHook('preClose', () => server.close());
  return server;
};

/** Opens the read replica, if one is configured. */
const replicaOf = (
  { replica, poolSize, databaseAnswerSeconds }: Config,
  log: Log,
  primary: Db,
): Replica | undefined => {
  if (replica === undefined) return undefined;
  const onError = (error: Error): void => log.warn({ err: error }, 'read replica');
  const connections = connect(replica.databaseUrl, poolSize, onError, undefined, databaseAnswerSeconds);
  return openReplica({ primary, connections, maxLagMs: replica.maxLagMs, log });
};

/** Assembles the product on a migrated database, without listening or processing jobs yet. */
export const createServerApp = async (given: {
  config: Config;
  log: Log;
  clock: Clock;
  databaseUrl: string;
  enqueue: Enqueue;
  /** The failures of each job queue, for the metrics. Servers that run no jobs leave it out. */
  jobFailures?: ReadonlyMap<string, number>;
  loadMailRenderer: LoadEmailRenderer;
  /** Answers DNS queries about email senders in place of the machine's resolver, in tests. */
  resolver?: DNSResolver | undefined;
  /** Parses uploaded files in tests, in place of the shared parser processes and their limits. */
  parser?: Parser | undefined;
  /** Called with the SQL text of every statement, in tests. */
  onStatement?: (text: string) => void;
}): Promise<ServerApp> => {
  const { config, log, clock } = given;
  const connections = connect(
    given.databaseUrl,
    config.poolSize,
    (error) => log.warn({ err: error }, 'database'),
    given.onStatement,
    config.databaseAnswerSeconds,
  );
  const events = createEvents(
    eventPayloads,
    rooms.flatMap((room) => room.reactions ?? []),
    given.enqueue,
  );
  const live = createLiveFeed({
    secret: config.secret,
    clock,
    log,
    databaseUrl: given.databaseUrl,
    findActiveSessions: findActiveSessions(connections.db, clock),
  });
  const settings = {
    biographyLimit: config.biographyLimit,
    profileBrowsers: config.profileBrowsers,
    ownershipChecksPerDay: config.ownershipChecksPerDay,
    looseUploads: config.looseUploads,
    uploadLimitBytes: config.uploadLimitBytes,
    publicUrl: config.publicUrl,
    staffSecondFactor: config.staffSecondFactor,
    ...(config.inboundMail ? { inboundMailDomain: config.inboundMail.domain } : {}),
    ...(config.ai ? { aiModel: config.ai.model } : {}),
    ...(config.externalIdentity ? { signInAt: config.externalIdentity.name } : {}),
  };
  const activity = createSessionActivity(config.idleMinutes);
  const replica = replicaOf(config, log, connections.db);
  const vault = createVault(config.secret, () => loadSigningKey(source, config.secret));
  const source: ScopeSource = {
    db: connections.db,
    replica,
    clock,
    events,
    live,
    log,
    settings,
    vault,
    onSessionUse: activity.note,
  };
  const files = createFileService(await createFileStore(config.storage), config.uploadLimitBytes, given.parser);
  const mail = createMailer(config, given.loadMailRenderer);
  const limiter = createLimiter(clock, countInDatabase(connections.db), log);
  const identity = await createIdentity({ config, source, log, limiter });
  await vault.ready();
  const leaving = createDrainState();
  const app = await createApp(config, log, findRequestSession(identity.verify, live.tokens.read), leaving, limiter);
  registerHealth(app, connections.pool, leaving);
  const { jobFailures = new Map() } = given;
  registerMetrics(app, config, { pool: connections.pool, openFeeds: live.openFeeds, jobFailures, replica });
  await identity.register(app);
  mountRooms(app, rooms, {
    source,
    verify: identity.verify,
    files,
    checkAnswers: config.mode !== 'production',
    answers: createResponseSealer(config.secret),
    publicPerMinute: config.rateLimits.publicPerMinute,
  });
  registerOpenApiDocument(app, config.publicUrl);
  const inboundSmtp = receiveMail(app, { config, log, clock, source, resolver: given.resolver });
  if (config.demo) {
    registerMailbox(app, {
      loadMailRenderer: given.loadMailRenderer,
      latest: () =>
        inSystemScope(source, "list mails for the demo's mailbox", async (scope) =>
          [...(await readLatestEmails(scope)), ...(await latestSupportMessages(scope))].toSorted(
            (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
          ),
        ),
    });
  }
  // Feeds never end, so open feeds would keep a stopping process alive.
  app.addHook('preClose', () => {
    live.endFeeds();
    return Promise.resolve();
  });
  return {
    app,
    source,
    files,
    activity,
    inboundSmtp,
    jobs: allJobs(rooms, {
      source,
      files,
      mail,
      chat: createChatWebhook(config.supportWebhookUrl),
      model: createChatModel(config.ai),
    }),
    leave: leaving.begin,
    close: async () => {
      await app.close();
      await activity.stop(source);
      await live.close();
      await mail.transport.close();
      await replica?.close();
      await connections.close();
    },
  };
};
