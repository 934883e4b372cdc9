import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { browserFamilies } from '#contract/profile/states.ts';

/** Returns the error for an invalid setting: the problem and the expected value. */
const wrong = (words: string) => ({ error: words });

const numberWithin = (least: number, most: number, more = '') => {
  const words = `must be a whole number from ${least} to ${most}${more}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, wrong(words))
    .transform(Number)
    .refine((value) => value >= least && value <= most, wrong(words));
};

const wholeNumber = (least: number, most: number, fallback: number) =>
  numberWithin(least, most, `; leave it out for ${fallback}`).default(fallback);

const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], wrong('must be true or false'))
  .transform((value) => ['true', '1', 'yes', 'on'].includes(value));

const families = z
  .string()
  .default('chrome,firefox')
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .pipe(z.array(z.enum(browserFamilies, wrong(`must be a comma-separated list of ${browserFamilies.join(', ')}`))));

const address = (schemes: readonly string[], words: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && schemes.includes(url.protocol);
  }, wrong(words));

const publicAddress = address(
  ['http:', 'https:'],
  'must be the URL of the site with its scheme and without a path, for example https://rolecall.example',
)
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '');
  }, wrong('must not have a path, a query or a user name, for example https://rolecall.example'))
  .transform((value) => new URL(value).origin);

const hostName = z
  .string()
  .refine(
    (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
    wrong('must be an address to listen on, for example 127.0.0.1 (this machine only) or 0.0.0.0 (all networks)'),
  );

const proxyWords =
  'must be the number of proxies in front of the server (0 to 10) or their comma-separated addresses, for example 10.0.0.5, 10.1.0.0/16; leave it out for none';
const isProxyAddress = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

/** The proxies that are trusted to report the caller's address: none, a number of them, or those at given addresses. */
const proxies = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (list) => (list.length === 1 && /^(10|\d)$/.test(list[0] ?? '')) || list.every(isProxyAddress),
    wrong(proxyWords),
  )
  .transform((list) => (list.length === 1 && /^\d+$/.test(list[0] ?? '') ? Number(list[0]) : list))
  .transform((value) => (value === 0 ? false : value))
  .default(false);

/** A sender, written as `Name <address>` or as an address alone. */
const sender = z
  .string()
  .max(200)
  .transform((value) => /^(?:(?<name>[^<>"\r\n]*)<(?<within>[^<>\s]+)>|(?<alone>[^<>\s]+))$/.exec(value.trim())?.groups)
  .transform((parts) => ({ name: parts?.['name']?.trim() ?? '', address: parts?.['within'] ?? parts?.['alone'] ?? '' }))
  .refine(
    ({ address }) => /^[^@\s]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(address),
    wrong('must be the sender of emails, for example Rolecall <no-reply@rolecall.example>'),
  );

const algorithms: Readonly<Record<string, string>> = { ec: 'ES256', rsa: 'PS256', ed25519: 'EdDSA' };

const algorithmOf = (pem: string): string | undefined => {
  try {
    return algorithms[createPrivateKey(pem).asymmetricKeyType ?? ''];
  } catch {
    return undefined;
  }
};

/** A private key in PEM format (PKCS #8). Its line breaks may be written as `\n`. */
const privateKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .transform((pem) => ({ pem, algorithm: algorithmOf(pem) ?? '' }))
  .refine(
    ({ algorithm }) => algorithm !== '',
    wrong('must be a P-256, RSA or Ed25519 private key in PEM format (PKCS #8)'),
  );

/** A domain name with at least two labels. */
const mailDomain = z
  .string()
  .max(180)
  .toLowerCase()
  .regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    wrong('must be the domain of reply addresses, for example reply.rolecall.example'),
  );

/** Text in PEM format. Its line breaks may be written as `\n`. */
const pemText = z.string().transform((value) => value.replaceAll('\\n', '\n'));

const serverAddresses = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => isIP(one.replace(/:\d{1,5}$/, '')) === 4 || isIP(one) === 6),
    wrong('must be comma-separated addresses of DNS servers, for example 10.0.0.53, 10.0.1.53:5353'),
  );

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All settings by their names in the environment. docs/operations.md describes each of them. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], wrong('must be production, development or test, or left out'))
    .optional(),
  DEMO: yesOrNo.optional(),
  STAFF_SECOND_FACTOR: yesOrNo.optional(),
  SIMULATOR: z.enum(['on', 'off'], wrong('must be on or off')).optional(),
  SIMULATOR_PACE_SECONDS: wholeNumber(1, 3600, 20),
  HOST: hostName.optional(),
  PORT: wholeNumber(1, 65_535, 3000),
  PUBLIC_URL: publicAddress.optional(),
  TRUSTED_PROXIES: proxies,
  DATA_DIR: z.string().default('./.data'),
  ARCHIVE_DIR: z.string().optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be the URL of a PostgreSQL database, for example postgres://user:password@host:5432/rolecall',
  ).optional(),
  DATABASE_REPLICA_URL: address(
    ['postgres:', 'postgresql:'],
    'must be the URL of a PostgreSQL replica, for example postgres://user:password@replica:5432/rolecall',
  ).optional(),
  DATABASE_REPLICA_LAG_MILLISECONDS: wholeNumber(1, 60_000, 250),
  DATABASE_POOL_SIZE: wholeNumber(2, 1000, 10),
  DATABASE_ANSWER_SECONDS: wholeNumber(1, 600, 20),
  SECRET: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, wrong(`must be one of ${logLevels.join(', ')}`)).optional(),
  IDLE_MINUTES: wholeNumber(1, 1440, 60),
  SESSION_HOURS: wholeNumber(1, 168, 8),
  ACCESS_TOKEN_SECONDS: wholeNumber(30, 3600, 600),
  UPLOAD_LIMIT_BYTES: wholeNumber(1024, 1_000_000_000, 1_000_000),
  LOGIN_COUNT_THRESHOLD: wholeNumber(1, 100, 3),
  BIOGRAPHY_LIMIT: wholeNumber(1, 5000, 700),
  PROFILE_BROWSERS: families,
  OWNERSHIP_CHECKS_PER_DAY: wholeNumber(1, 1_000_000, 200),
  LOOSE_UPLOADS_PER_USER: wholeNumber(1, 1_000_000, 100),
  LOOSE_UPLOADS_PER_AGENCY: wholeNumber(1, 1_000_000, 1000),
  RATE_LIMIT_SIGN_IN: wholeNumber(1, 1_000_000, 10),
  RATE_LIMIT_PUBLIC: wholeNumber(1, 1_000_000, 20),
  RATE_LIMIT_API: wholeNumber(1, 100_000_000, 600),
  METRICS_TOKEN: z.string().min(16, wrong('must have at least 16 characters')).optional(),
  SHUTDOWN_SECONDS: wholeNumber(1, 600, 20),
  DRAIN_SECONDS: wholeNumber(0, 300, 5).unwrap().optional(),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'must be the URL of a mail server, for example smtps://user:password@mail.example:465',
  ).optional(),
  MAIL_FROM: sender.optional(),
  MAIL_GATHER_SECONDS: numberWithin(0, 3600).optional(),
  MAIL_RETRY_SECONDS: wholeNumber(0, 3600, 60),
  INBOUND_MAIL_DOMAIN: mailDomain.optional(),
  INBOUND_SMTP_HOST: hostName.optional(),
  INBOUND_SMTP_PORT: numberWithin(1, 65_535).optional(),
  INBOUND_SMTP_CERTIFICATE: pemText.optional(),
  INBOUND_SMTP_KEY: pemText.optional(),
  INBOUND_MAIL_SECRET: z
    .string()
    .regex(
      /^[\x21-\x7e]{24,200}$/,
      wrong('must have 24 to 200 characters without spaces, for example the output of "openssl rand -hex 24"'),
    )
    .optional(),
  INBOUND_DNS_SERVERS: serverAddresses.optional(),
  INBOUND_EMAILS_PER_HOUR: numberWithin(1, 100_000).optional(),
  SUPPORT_WEBHOOK_URL: address(
    ['https:', 'http:'],
    "must be the URL of a chat's incoming webhook, for example https://chat.example/hooks/support",
  ).optional(),
  AI_URL: address(
    ['https:', 'http:'],
    'must be the base URL of a server with the OpenAI chat interface, for example https://models.example/v1',
  ).optional(),
  AI_MODEL: z.string().max(200, wrong('must have at most 200 characters')).optional(),
  AI_TIMEOUT_SECONDS: wholeNumber(1, 120, 60),
  AI_KEY: z.string().max(1000, wrong('must have at most 1000 characters')).optional(),
  OIDC_ISSUER: address(
    ['https:', 'http:'],
    'must be the issuer URL of an OpenID provider, for example https://sign-in.example',
  ).optional(),
  OIDC_NAME: z.string().max(60, wrong('must have at most 60 characters')).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_PRIVATE_KEY: privateKey.optional(),
  OIDC_PRIVATE_KEY_ID: z.string().optional(),
  STORAGE: z.enum(['disk', 's3'], wrong('must be disk or s3')).default('disk'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'must be a URL that starts with https:// or http://').optional(),
  S3_PATH_STYLE: yesOrNo.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

export type Settings = z.output<typeof settings>;
