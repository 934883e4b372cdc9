import { join, resolve } from 'node:path';
import type { BrowserFamily } from '#contract/profile/states.ts';
import type { AiSettings } from '#server/platform/ai/chat-model.ts';
import { externalIdentityOf, problemsOfIssuer, type ExternalIdentity } from './external-identity.ts';
import { inboundMailOf, problemsOfInboundMail, type InboundMailSettings } from './inbound-mail.ts';
import { modelOf, problemsOfModel } from './model.ts';
import { persistentSecret, prepareDataDir } from './data-dir.ts';
import { impliedDemoProblems } from './implied-demo.ts';
import { isLocal } from './is-local.ts';
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
  /** Whether the demo data and its public mailbox are on. */
  readonly demo: boolean;
  /** Whether the provider's staff must sign in with a second factor; can only be off in the demo. */
  readonly staffSecondFactor: boolean;
  /** Absent: employers and rival agencies are not simulated. */
  readonly simulator?: { readonly paceMs: number };
  readonly host: string;
  readonly port: number;
  /** The origin that users type, without a trailing slash. */
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted: none, how many, or which. */
  readonly trustedProxies: false | number | string[];
  readonly dataDir: string;
  /** Absent: the embedded database. */
  readonly databaseUrl?: string;
  readonly poolSize: number;
  /** A connection to the database counts as dead after this long without a response. */
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
    /** The limit of calls per address without a sign-in, apart from plain reads. */
    readonly publicPerMinute: number;
    readonly apiPerMinute: number;
  };
  /** The maximum number of visible characters of a company biography. */
  readonly biographyLimit: number;
  /** How many candidates one user may check for ownership in a day. */
  readonly ownershipChecksPerDay: number;
  /** How many uploads may be waiting for a candidate, per user and per agency. */
  readonly looseUploads: { readonly perUser: number; readonly perAgency: number };
  /** The browser families in which the profile can be edited. */
  readonly profileBrowsers: readonly BrowserFamily[];
  /** Absent: users sign in here. */
  readonly externalIdentity?: ExternalIdentity;
  readonly storage: Storage;
  /** Absent: mail stays in the outbox. */
  readonly smtpUrl?: string;
  /** Absent: emails can't be answered. */
  readonly inboundMail?: InboundMailSettings;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** How long a notice waits for others, so that a burst is sent as one email. */
  readonly mailGatherSeconds: number;
  /** The wait after the first failed attempt to send an email; 0 means no retries. */
  readonly mailRetrySeconds: number;
  /** Absent: messages to support stay queued. */
  readonly supportWebhookUrl?: string;
  readonly ai?: AiSettings;
  /** Absent: /metrics is available only in the demo. */
  readonly metricsToken?: string;
  readonly shutdownSeconds: number;
  /** How long the process still serves after announcing its shutdown, until load balancers have noticed. */
  readonly drainSeconds: number;
};

/** The settings are invalid; the message lists all problems at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Rolecall cannot start, because ${problems.length === 1 ? 'a setting is' : 'settings are'} wrong:\n` +
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

/** Problems between settings that are each valid alone. */
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
  if (read.STORAGE === 's3') {
    for (const name of ['S3_BUCKET', 'S3_REGION'] as const) {
      if (read[name] === undefined) problems.push(`${name} is missing: STORAGE=s3 needs it.`);
    }
    if ((read.S3_ACCESS_KEY_ID === undefined) !== (read.S3_SECRET_ACCESS_KEY === undefined)) {
      problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither.');
    }
  }
  problems.push(
    ...problemsOfModel(read),
    ...problemsOfIssuer(read),
    ...problemsOfInboundMail(read),
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
    if (url.protocol !== 'https:' && !isLocal(url.hostname)) {
      problems.push('PUBLIC_URL is not https, so sign-in cookies would be sent unencrypted. Use https://… instead.');
    }
  }
  return problems;
};

const isDemo = (read: Settings): boolean => read.DEMO ?? read.NODE_ENV !== 'production';

/** On in every demo unless turned off, and in tests only when turned on. */
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
 * Reads the settings, or throws a ConfigError that lists everything wrong with them. Creates the data folder, because a
 * generated secret is stored there.
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
    ...(read.DATABASE_URL === undefined ? {} : { databaseUrl: read.DATABASE_URL }),
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
    ...externalIdentityOf(read),
    storage: storageOf(read, dataDir),
    ...(read.SMTP_URL === undefined ? {} : { smtpUrl: read.SMTP_URL }),
    mailFrom: read.MAIL_FROM ?? senderOf(publicUrl),
    mailGatherSeconds: read.MAIL_GATHER_SECONDS ?? (mode === 'production' ? 60 : 5),
    mailRetrySeconds: read.MAIL_RETRY_SECONDS,
    ...(read.SUPPORT_WEBHOOK_URL === undefined ? {} : { supportWebhookUrl: read.SUPPORT_WEBHOOK_URL }),
    ...modelOf(read),
    ...inboundMailOf(read, host),
    ...(read.METRICS_TOKEN === undefined ? {} : { metricsToken: read.METRICS_TOKEN }),
    shutdownSeconds: read.SHUTDOWN_SECONDS,
    drainSeconds: read.DRAIN_SECONDS ?? (mode === 'production' ? usualDrainSeconds : 0),
  };
};
