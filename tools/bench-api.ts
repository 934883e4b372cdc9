import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { tenantId, userId } from '#server/demo/market.ts';
import { prepareWorld } from './bench/world.ts';

// `npm run bench:api`: the list of docs/quality, over our API in production settings, beside a bare server with the same
// row security, taking turns in one run. The ratio counts, not the absolute figures.
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? '8');
const rounds = 3;
const world = await prepareWorld(100_000);
const children: ChildProcess[] = [];

const start = async (
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; said: string }> => {
  const child = fork(fileURLToPath(new URL(`bench/${file}`, import.meta.url)), args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
};

const load = (url: string, headers: Record<string, string>) =>
  autocannon({ url, connections, duration: seconds, headers, excludeErrorStats: false });

try {
  const api = await start('api-server.ts', [], {
    NODE_ENV: 'production',
    DEMO: 'false',
    DATABASE_URL: world.url,
    PORT: '21371',
    PUBLIC_URL: 'http://localhost:21371',
    SECRET: 'bench-0123456789-abcdefghijklmnopqrstuvwxyz-QWERTY',
    SMTP_URL: 'smtp://localhost:2525',
    DATA_DIR: world.dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_API: '100000000',
  });
  const admin = new pg.Client({ connectionString: world.url });
  await admin.connect();
  await admin.query(
    `insert into session (id, user_id, created_at, expires_at) values ('bench', $1, now(), now() + interval '1 day')
     on conflict (id) do update set expires_at = excluded.expires_at`,
    [userId('owner@harbour.example')],
  );
  await admin.end();
  await start('bare-server.ts', [world.url, '21372', 'bench', tenantId('harbour')], {});
  const ours = 'http://127.0.0.1:21371/api/v1/agency/getAllCandidates?statusIds=1&statusIds=4';
  const bare = 'http://127.0.0.1:21372/list';
  const onceUrl = 'http://127.0.0.1:21372/once';
  const headers = { authorization: `Bearer ${api.said}` };
  const check = await fetch(ours, { headers });
  const body = (await check.json()) as { total?: number; records?: unknown[] };
  if (check.status !== 200 || body.records?.length !== 10)
    throw new Error(`The list answers ${String(check.status)} ${JSON.stringify(body).slice(0, 200)}`);
  await autocannon({ url: ours, connections, duration: 2, headers });
  await autocannon({ url: bare, connections, duration: 2 });
  const results: { api: autocannon.Result; bare: autocannon.Result; once: autocannon.Result }[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({ api: await load(ours, headers), bare: await load(bare, {}), once: await load(onceUrl, {}) });
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const line = (name: string, all: autocannon.Result[]) =>
    process.stdout.write(
      `${name.padEnd(28)} ${median(all.map((one) => one.requests.average))
        .toFixed(0)
        .padStart(7)}/s   p99 ${median(all.map((one) => one.latency.p99))
        .toFixed(1)
        .padStart(6)} ms   errors ${String(all.reduce((sum, one) => sum + one.errors + one.non2xx, 0))}\n`,
    );
  process.stdout.write(
    `\nCandidates by agency and status, 10 rows of ${String(body.total)}, exact total, ${String(connections)} connections, ${String(rounds)} rounds of ${String(seconds)} s\n`,
  );
  line(
    'Rolecall, token checked',
    results.map((one) => one.api),
  );
  line(
    'bare server, row security',
    results.map((one) => one.bare),
  );
  line(
    'bare server, our statement',
    results.map((one) => one.once),
  );
  const ratio = (to: 'bare' | 'once'): string =>
    median(results.map((one) => one.api.requests.average / one[to].requests.average)).toFixed(2);
  process.stdout.write(
    `ratio ${ratio('bare')} (bar 1.0); against the bare server with our own statement ${ratio('once')}\n`,
  );
} finally {
  for (const child of children) child.kill('SIGTERM');
  await world.close();
}
