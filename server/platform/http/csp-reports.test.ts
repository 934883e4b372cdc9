import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { createApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-csp-'));
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), log);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const report = (body: string) =>
  app.inject({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: body,
  });

test('a report is logged without the page, its IDs or its sender', async () => {
  const answer = await report(
    JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost:3000/candidates/viewer?candidateId=0199',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?mara@harbour.example',
        'source-file': 'http://localhost:3000/assets/main-abc.js',
        'line-number': 7,
      },
    }),
  );
  expect(answer.statusCode).toBe(204);
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'main-abc.js',
    line: 7,
  });
  expect(lines.join('')).not.toMatch(/candidateId|mara|127\.0\.0\.1/);
});

test('an invalid report is accepted but not logged, and too many are refused', async () => {
  const before = lines.length;
  for (const body of ['', '{', '[]', '{"csp-report":1}']) expect((await report(body)).statusCode).toBeLessThan(500);
  expect(lines).toHaveLength(before);
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await report('{}')).statusCode));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
});

test('every response says where reports go and which features pages may not use', async () => {
  const { headers } = await app.inject('/healthz-not-there');
  expect(headers['content-security-policy']).toContain('report-uri /api/csp-report');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
});
