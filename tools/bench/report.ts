import { loadavg } from 'node:os';
import pg from 'pg';
import { buildWireRequest } from '#contract/common/wire.ts';
import { downloadCandidateSubmissionReportEndpoint } from '#contract/reports/endpoints.ts';
import { demoTenantId } from '#server/demo/market.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { createDatabaseFromTemplate, dropDatabase } from '#server/platform/postgres/databases.ts';
import { readWorkbook } from '#server/testing/read-workbook.ts';
import { startServer } from './child.ts';
import { productionSettings } from './settings.ts';
import { requestUsage } from './usage.ts';
import { prepareWorld } from './world.ts';

// `npm run bench:report`: downloads a report with 100,000 candidates over HTTP, with production settings. It checks
// whether the file has every row, how long the download takes, and how much more memory the process needs than for a
// report with few rows.
const rows = Number(process.env.BENCH_ROWS ?? '100000');
const barMegabytes = 100;
const port = 21_379;
const database = 'bench_report';

/** Copies one of the agency's candidates many times, ten seconds apart. */
const fill = `insert into candidate select made.* from candidate one
  cross join generate_series(1, $2::int) n
  cross join lateral jsonb_populate_record(one, jsonb_build_object('id', md5('report' || n)::uuid,
    'number', 1000000 + n, 'first_name', 'First ' || n, 'email_address', 'person' || n || '@report.example',
    'date_submitted', now() - interval '2 days' - n * interval '10 seconds')) made
  where one.id = (select id from candidate where supplier_id = $1 limit 1)`;

const { now } = createClock();
const dayOf = (daysBack: number): string =>
  new Date(now().getTime() - daysBack * 86_400_000).toISOString().slice(0, 10);

const world = await prepareWorld(1000);
await dropDatabase(world.url, database);
const url = await createDatabaseFromTemplate(world.url, new URL(world.url).pathname.slice(1), database);
const admin = new pg.Client({ connectionString: url });
await admin.connect();
await admin.query(fill, [demoTenantId('harbour'), rows]);
await admin.query('analyze candidate');
await admin.end();
const { child, said: token } = await startServer('api-server.ts', [], productionSettings({ ...world, url }, port));

const download = async (startDate: string, endDate: string): Promise<Uint8Array> => {
  const period = { startDate, endDate, range: 'custom', timeZone: 'Australia/Sydney' };
  const { url: path } = buildWireRequest(downloadCandidateSubmissionReportEndpoint, period, {
    tenantId: demoTenantId('harbour'),
  });
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
};

try {
  // Downloads a small report first, which loads the code that every report needs.
  await download(dayOf(400), dayOf(60));
  const before = await requestUsage(child);
  const began = performance.now();
  const bytes = await download(dayOf(90), dayOf(1));
  const seconds = (performance.now() - began) / 1000;
  const after = await requestUsage(child);
  const more = after.peakMegabytes - before.peakMegabytes;
  const found = (readWorkbook(bytes)[0]?.rows.length ?? 1) - 1;
  const isRight = found >= rows;
  const isSmall = more <= barMegabytes;
  process.stdout.write(
    [
      `${String(found)} rows of ${String(rows)} and the demo's, ${(bytes.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s,`,
      `${((after.cpuMicroseconds - before.cpuMicroseconds) / 1e6).toFixed(1)} s of CPU; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
      `${more.toFixed(0)} MB more memory than for a small report (bar ${String(barMegabytes)}), ${after.peakMegabytes.toFixed(0)} MB in all`,
      isRight && isSmall ? 'Within the bar.' : 'NOT within the bar.',
      '',
    ].join('\n'),
  );
  if (!isRight || !isSmall) process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
  await dropDatabase(world.url, database);
  await world.close();
}
