import Fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestServer } from '#server/testing/server.ts';
import { registerMetrics } from './metrics.ts';

const token = 'a-token-for-the-figures';
const statusWith = async (env: Record<string, string>, authorization?: string) => {
  const server = await createTestServer({ env });
  try {
    const headers = authorization === undefined ? {} : { authorization };
    return (await server.product.app.inject({ url: '/metrics', headers })).statusCode;
  } finally {
    await server.close();
  }
};

test('without a token the metrics are readable only in the demo', async () => {
  expect(await statusWith({ DEMO: 'false' })).toBe(404);
  expect(await statusWith({})).toBe(200);
});

test('with a configured token, only its holder can read the metrics', async () => {
  const env = { METRICS_TOKEN: token };
  expect(await statusWith(env)).toBe(404);
  expect(await statusWith(env, 'Bearer a-token-of-somebody-else')).toBe(404);
  expect(await statusWith(env, `Bearer ${token}`)).toBe(200);
});

test('where unknown paths are answered with a page, a wrong token is refused all the same', async () => {
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(200).send('the page'));
  const about = { pool: new pg.Pool(), openFeeds: () => 0, jobFailures: new Map() };
  registerMetrics(app, { metricsToken: token, demo: false }, about);
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer another' } });
  expect([statusCode, body]).toEqual([404, expect.stringContaining('METRICS_TOKEN')]);
  await app.close();
});

test('failed jobs are counted by queue', async () => {
  const jobFailures = new Map([['people.retention', 2]]);
  const app = Fastify();
  registerMetrics(app, { demo: true }, { pool: new pg.Pool(), openFeeds: () => 0, jobFailures });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('rolecall_job_failures_total{queue="people.retention"} 2');
  await app.close();
});
