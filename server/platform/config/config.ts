import { join, resolve } from 'node:path';
import type { BrowserFamily } from '#contract/profile/states.ts';
import type { AiSettings } from '#server/platform/ai/chat-model.ts';
import { externalIdentitySettings, externalIdentityProblems, type ExternalIdentity } from './external-identity.ts';
import { inboundMailSettings, inboundMailProblems, type InboundMailSettings } from './inbound-mail.ts';
import { aiModelSettings, aiModelProblems } from './model.ts';
import { persistentSecret, prepareDataDir } from './data-dir.ts';
import { impliedDemoProblems } from './implied-demo.ts';
import { isLocalHost } from './is-local.ts';
import { settings } from './settings.ts';
import type { logLevels, Settings } from './settings.ts';

type Mode = 'demo' | 'production' | 'test';
type LogLevel = (typeof logLevels)[number];

type Storage =
  | { readonly driver: 'disk'; readonly root: string }
  | {
      readonly driver: 's3';
      readonly bucket: string;
      readonly region: string;
      readonly endpoint: string | undefined;
      /** Whether URLs contain the bucket in the path rather than in the host name. */
      readonly pathStyle: boolean;
      readonly accessKeyId: string | undefined;
      readonly secretAccessKey: string | undefined;
    };

/** The validated configuration. */
export type Config = {
  readonly mode: Mode;
  /** Whether this is a demo, which has demo data and a mailbox that anyone can read. */
  readonly demo: boolean;
  /** Whether the provider's staff must sign in with a second factor. This can only be turned off in the demo. */
  readonly staffSecondFactor: boolean;
  /** The pace of the simulator. If absent, employers and rival agencies are not simulated. */
  readonly simulator?: { readonly paceMs: number };
  readonly host: string;
  readonly port: number;
  /** The origin in the browser's address bar, without a trailing slash. */
  readonly publicUrl: string;
  /** The proxies whose `X-Forwarded-For` header is trusted: none, a number of them, or a list of addresses. */
  readonly trustedProxies: false | number | string[];
  readonly dataDir: string;
  /** The folder for the archive of the embedded database. If absent, the database is not archived. */
  readonly archiveDir?: string;
  /** The URL of the database. If absent, the embedded database is used. */
  readonly databaseUrl?: string;
  /** The read replica. If absent, everything reads from the primary. */
  readonly replica?: { readonly databaseUrl: string; readonly maxLagMs: number };
  readonly poolSize: number;
  /** The number of seconds without a response after which a database connection counts as dead. */
  readonly databaseAnswerSeconds: number;
  readonly secret: string;
  readonly logLevel: LogLevel;
  readonly idleMinutes: number;
  readonly sessionHours: number;
  readonly accessTokenSeconds: number;
  readonly uploadLimitBytes: number;
  readonly loginCountThreshold: number;
  readonly rateLimits: {
    readonly signInPerMinute: number;
    /** The maximum number of public calls per minute from one address, excluding plain reads. */
    readonly publicPerMinute: number;
    readonly apiPerMinute: number;
  };
  /** The maximum number of visible characters in a company biography. */
  readonly biographyLimit: number;
  /** The maximum number of candidates whose ownership one user may check in a day. */
  readonly ownershipChecksPerDay: number;
  /** The maximum number of uploads not yet attached to a candidate, per user and per agency. */
  readonly looseUploads: { readonly perUser: number; readonly perAgency: number };
  /** The browser families in which users can edit the profile. */
  readonly profileBrowsers: readonly BrowserFamily[];
  /** The identity provider where users sign in. If absent, they sign in here. */
  readonly externalIdentity?: ExternalIdentity;
  readonly storage: Storage;
  /** The mail server. If absent, emails stay in the outbox. */
  readonly smtpUrl?: string;
  /** The settings of incoming email. If absent, users can't reply to emails. */
  readonly inboundMail?: InboundMailSettings;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** How long a notice waits for further notices, so that they are sent as one email. */
  readonly mailGatherSeconds: number;
  /** How long to wait after the first failed attempt to send an email; 0 turns retries off. */
  readonly mailRetrySeconds: number;
  /** The webhook of the support chat. If absent, messages to support stay queued. */
  readonly supportWebhookUrl?: string;
  readonly ai?: AiSettings;
  /** The token that protects /metrics. If absent, /metrics is only available in the demo. */
  readonly metricsToken?: string;
  readonly shutdownSeconds: number;
  /** How long the process keeps serving after it has announced its shutdown, so that load balancers can notice. */
  readonly drainSeconds: number;
};

/** Thrown for invalid settings, with a message that lists all problems at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Rolecall cannot start, because ${problems.length === 1 ? 'a setting is' : 'some settings are'} invalid:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n') +
        '\nAll settings are described in docs/operations.md.',
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const secretLength = 32;
const usualDrainSeconds = 5;
const isWeak = (secret: string) => secret.length < secretLength || new Set(secret).size < 10;

/** Returns the problems with settings that are valid alone but not in combination. */
const problemsTogether = (read: Settings): string[] => {
  const problems: string[] = [];
  const production = read.NODE_ENV === 'production';
  if (read.STAFF_SECOND_FACTOR === false && !isDemo(read)) {
    problems.push(
      'STAFF_SECOND_FACTOR is off without the demo. Rolecall staff always sign in with a second factor. Leave it out.',
    );
  }
  if (read.SIMULATOR === 'on' && !isDemo(read)) {
    problems.push('SIMULATOR is on without the demo, whose users it simulates. Leave SIMULATOR out, or set DEMO=true.');
  }
  if (read.SECRET !== undefined && isWeak(read.SECRET)) {
    problems.push(
      `SECRET is too weak: use at least ${secretLength} random characters, for example the output of "openssl rand -base64 48".`,
    );
  }
  if (read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined) {
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a replica of.');
  }
  if (read.ARCHIVE_DIR !== undefined && read.DATABASE_URL !== undefined) {
    problems.push(
      'ARCHIVE_DIR is for the embedded database. Archive the one of DATABASE_URL with its own tools, and leave ARCHIVE_DIR out.',
    );
  }
  if (read.STORAGE === 's3') {
    for (const name of ['S3_BUCKET', 'S3_REGION'] as const) {
      if (read[name] === undefined) problems.push(`${name} is missing: STORAGE=s3 needs it.`);
    }
    if ((read.S3_ACCESS_KEY_ID === undefined) !== (read.S3_SECRET_ACCESS_KEY === undefined)) {
      problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither.');
    }
  }
  problems.push(
    ...aiModelProblems(read),
    ...externalIdentityProblems(read),
    ...inboundMailProblems(read),
    ...impliedDemoProblems(read),
  );
  const drainSeconds = read.DRAIN_SECONDS ?? (production ? usualDrainSeconds : 0);
  if (drainSeconds >= read.SHUTDOWN_SECONDS) {
    problems.push(
      `SHUTDOWN_SECONDS (${read.SHUTDOWN_SECONDS}) must be greater than DRAIN_SECONDS (${drainSeconds}). Increase SHUTDOWN_SECONDS.`,
    );
  }
  if (!production) return problems;
  if (read.DEMO === true) {
    problems.push('DEMO is true and NODE_ENV is production, but the demo has a public password. Remove one of them.');
  }
  const required = {
    SECRET: `at least ${secretLength} random characters, the same on every server, for example the output of "openssl rand -base64 48"`,
    DATABASE_URL: 'for example postgres://user:password@host:5432/rolecall',
    PUBLIC_URL: 'the URL of the site, for example https://rolecall.example',
    SMTP_URL: 'for example smtps://user:password@mail.example:465',
  } as const;
  for (const [name, words] of Object.entries(required) as [keyof typeof required, string][]) {
    if (read[name] === undefined) problems.push(`${name} is missing. Production requires it: ${words}.`);
  }
  if (read.PUBLIC_URL !== undefined) {
    const url = new URL(read.PUBLIC_URL);
    if (url.protocol !== 'https:' && !isLocalHost(url.hostname)) {
      problems.push('PUBLIC_URL is not https, so sign-in cookies would be sent unencrypted. Use https://… instead.');
    }
  }
  return problems;
};

const isDemo = (read: Settings): boolean => read.DEMO ?? read.NODE_ENV !== 'production';

/**
 * Returns the simulator's settings. By default it runs in a demo without an external identity provider, but not in
 * tests.
 */
const simulatorOf = (read: Settings): Pick<Config, 'simulator'> => {
  const isOn =
    read.SIMULATOR ?? (isDemo(read) && read.NODE_ENV !== 'test' && read.OIDC_ISSUER === undefined ? 'on' : 'off');
  return isOn === 'on' ? { simulator: { paceMs: read.SIMULATOR_PACE_SECONDS * 1000 } } : {};
};

const storageOf = (read: Settings, dataDir: string): Storage =>
  read.STORAGE === 'disk'
    ? { driver: 'disk', root: join(dataDir, 'files') }
    : {
        driver: 's3',
        bucket: read.S3_BUCKET ?? '',
        region: read.S3_REGION ?? '',
        endpoint: read.S3_ENDPOINT,
        pathStyle: read.S3_PATH_STYLE ?? read.S3_ENDPOINT !== undefined,
        accessKeyId: read.S3_ACCESS_KEY_ID,
        secretAccessKey: read.S3_SECRET_ACCESS_KEY,
      };

const publicUrlOf = (host: string, port: number): string => {
  const everywhereOrHere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = everywhereOrHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
};

const senderOf = (publicUrl: string) => ({ name: 'Rolecall', address: `no-reply@${new URL(publicUrl).hostname}` });

/**
 * Reads the settings, or throws a ConfigError that lists every problem. Creates the data folder, because a generated
 * secret is stored there.
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  // Many tools set an empty variable to mean "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  }
  const read = parsed.data;
  const together = problemsTogether(read);
  if (together.length > 0) throw new ConfigError(together);

  const mode: Mode = read.NODE_ENV === 'production' || read.NODE_ENV === 'test' ? read.NODE_ENV : 'demo';
  const host = read.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = read.PUBLIC_URL ?? publicUrlOf(host, read.PORT);
  const dataDir = resolve(read.DATA_DIR);
  const problem = prepareDataDir(dataDir);
  if (problem !== undefined) throw new ConfigError([problem]);

  return {
    mode,
    demo: isDemo(read),
    staffSecondFactor: read.STAFF_SECOND_FACTOR ?? !isDemo(read),
    ...simulatorOf(read),
    host,
    port: read.PORT,
    publicUrl,
    trustedProxies: read.TRUSTED_PROXIES,
    dataDir,
    ...(read.ARCHIVE_DIR === undefined ? {} : { archiveDir: resolve(read.ARCHIVE_DIR) }),
    ...(read.DATABASE_URL === undefined ? {} : { databaseUrl: read.DATABASE_URL }),
    ...(read.DATABASE_REPLICA_URL === undefined
      ? {}
      : { replica: { databaseUrl: read.DATABASE_REPLICA_URL, maxLagMs: read.DATABASE_REPLICA_LAG_MILLISECONDS } }),
    poolSize: read.DATABASE_POOL_SIZE,
    databaseAnswerSeconds: read.DATABASE_ANSWER_SECONDS,
    secret: read.SECRET ?? persistentSecret(dataDir),
    logLevel: read.LOG_LEVEL ?? (mode === 'test' ? 'silent' : 'info'),
    idleMinutes: read.IDLE_MINUTES,
    sessionHours: read.SESSION_HOURS,
    accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
    uploadLimitBytes: read.UPLOAD_LIMIT_BYTES,
    loginCountThreshold: read.LOGIN_COUNT_THRESHOLD,
    rateLimits: {
      signInPerMinute: read.RATE_LIMIT_SIGN_IN,
      publicPerMinute: read.RATE_LIMIT_PUBLIC,
      apiPerMinute: read.RATE_LIMIT_API,
    },
    biographyLimit: read.BIOGRAPHY_LIMIT,
    profileBrowsers: read.PROFILE_BROWSERS,
    ownershipChecksPerDay: read.OWNERSHIP_CHECKS_PER_DAY,
    looseUploads: { perUser: read.LOOSE_UPLOADS_PER_USER, perAgency: read.LOOSE_UPLOADS_PER_AGENCY },
    ...externalIdentitySettings(read),
    storage: storageOf(read, dataDir),
    ...(read.SMTP_URL === undefined ? {} : { smtpUrl: read.SMTP_URL }),
    mailFrom: read.MAIL_FROM ?? senderOf(publicUrl),
    mailGatherSeconds: read.MAIL_GATHER_SECONDS ?? (mode === 'production' ? 60 : 5),
    mailRetrySeconds: read.MAIL_RETRY_SECONDS,
    ...(read.SUPPORT_WEBHOOK_URL === undefined ? {} : { supportWebhookUrl: read.SUPPORT_WEBHOOK_URL }),
    ...aiModelSettings(read),
    ...inboundMailSettings(read, host),
    ...(read.METRICS_TOKEN === undefined ? {} : { metricsToken: read.METRICS_TOKEN }),
    shutdownSeconds: read.SHUTDOWN_SECONDS,
    drainSeconds: read.DRAIN_SECONDS ?? (mode === 'production' ? usualDrainSeconds : 0),
  };
};
