import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import { createServerApp, type ServerApp } from '#server/app.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Parser } from '#server/platform/files/parser/parser.ts';
import type { DNSResolver } from '#server/platform/mail/inbound/verify-sender.ts';
import { registerWebApp } from '#server/platform/http/static.ts';
import { testSecret, type TestKit } from './kit-on.ts';
import { multipart, multipartType } from './multipart.ts';

export interface TestResponse {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** The whole server on its own database. Tests call it as any user, without a socket. */
export interface TestServer {
  readonly kit: TestKit;
  readonly product: ServerApp;
  /** The folder with the server's files. */
  readonly dataDir: string;
  /** Returns the distinct statements that the last call sent to the database, in the order of their first use. */
  readonly statements: () => readonly string[];
  /** Creates an access token for a user, in a new session. */
  bearer(userId: string): Promise<string>;
  tenantOf(userId: string): Promise<string>;
  /** Calls an endpoint as a user, or without a token if the user is `undefined`. Consecutive reads share a session. */
  call(
    userId: string | undefined,
    at: Endpoint,
    input: object,
    more?: { key?: string; file?: { name: string; bytes: Uint8Array }; headers?: Record<string, string> },
  ): Promise<TestResponse>;
  close(): Promise<void>;
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Creates the server on a kit's database. */
export const createTestServerOn = async (
  kit: TestKit,
  env: Record<string, string> = {},
  { resolver, parser }: { resolver?: DNSResolver | undefined; parser?: Parser | undefined } = {},
): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_API: '1000000',
    RATE_LIMIT_PUBLIC: '1000000',
    RATE_LIMIT_SIGN_IN: '1000000',
    DATABASE_URL: kit.databaseUrl,
    DEMO: 'true',
    ...env,
  });
  let heard: Set<string> | undefined;
  let statements: readonly string[] = [];
  const product = await createServerApp({
    // Any call may occasionally write to a rate limit's counter, so these statements are left out.
    onStatement: (text) => {
      if (!text.includes('app.count_hits')) heard?.add(text);
    },
    config,
    log: kit.source.log,
    clock: kit.clock,
    resolver,
    parser,
    databaseUrl: kit.databaseUrl,
    loadMailRenderer: async () => (await import('#server/email-templates.tsx')).emailRenderer,
    enqueue: (_db, queue, data) => {
      kit.enqueued.push({ queue, data });
      return Promise.resolve();
    },
  });
  // Tests don't build the web application, but unknown paths get the same response as in the product.
  await registerWebApp(product.app, join(dataDir, 'no-web'));
  await product.app.ready();
  const tenants = new Map<string, string>();
  const tenantOf = async (userId: string): Promise<string> => {
    const known = tenants.get(userId);
    if (known !== undefined) return known;
    const query = kit.db.selectFrom('appUser').select('tenantId').where('id', '=', userId);
    const { tenantId } = await query.executeTakeFirstOrThrow();
    tenants.set(userId, tenantId);
    return tenantId;
  };
  /**
   * The tokens of sessions that are certainly open, because they were created at the current time and no write since
   * then can have ended them.
   */
  const tokens = new Map<string, string>();
  let tokensAt = 0;
  const tokenOf = async (userId: string): Promise<string> => {
    const now = kit.clock.now().getTime();
    if (now !== tokensAt) tokens.clear();
    tokensAt = now;
    const known = tokens.get(userId) ?? (await bearerFor(product.source, config, userId));
    tokens.set(userId, known);
    return known;
  };
  return {
    kit,
    product,
    dataDir,
    statements: () => statements,
    bearer: (userId) => bearerFor(product.source, config, userId),
    tenantOf,
    call: async (userId, at, input, more = {}) => {
      const wire = buildWireRequest(at, { ...input }, userId ? { userId, tenantId: await tenantOf(userId) } : {});
      const bearer = userId ? await tokenOf(userId) : undefined;
      // Each call has its own set, because another call may begin before this one has ended.
      const mine = new Set<string>();
      heard = mine;
      const answer = await product.app.inject({
        method: wire.method as 'GET',
        url: wire.url,
        headers: {
          ...wire.headers,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(more.key ? { 'idempotency-key': more.key } : {}),
          ...(more.file ? { 'content-type': multipartType } : wire.body ? { 'content-type': 'application/json' } : {}),
          ...more.headers,
        },
        ...(more.file
          ? { payload: multipart(wire.body ?? {}, more.file) }
          : wire.body
            ? { payload: JSON.stringify(wire.body) }
            : {}),
      });
      if (wire.method !== 'GET' && answer.statusCode < 400) tokens.clear();
      statements = [...mine];
      if (heard === mine) heard = undefined;
      return {
        status: answer.statusCode,
        body: parsed(answer.body),
        headers: answer.headers,
        bytes: answer.rawPayload,
      };
    },
    close: async () => {
      await product.close();
      await kit.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
