import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { demoTenantId, demoUserId } from '#server/demo/market.ts';
import { createAssignedUser } from './bench/assigned/user.ts';
import { startServer } from './bench/child.ts';
import { median } from './bench/figures.ts';
import { measurePolicyCost } from './bench/assigned/policy-cost.ts';
import { productionSettings } from './bench/settings.ts';
import { requestUsage, type ProcessUsage } from './bench/usage.ts';
import { prepareWorld } from './bench/world.ts';
import { startBaselineServer, referenceMachine } from './bench/baseline.ts';

// `npm run bench:api`: measures the list of the agency's candidates, served by our API with production settings and by
// a bare server with the same row security, alternating in one run. The ratios matter, not the absolute figures.
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? '8');
const rounds = 3;
// The limit for the p99 is relative to the p99 of the reference list when the limit was set (decisions 0019 and 0181).
const bars = { ratio: 1, ratioPlannedOnce: 0.6, policies: 1.25, assigned: 2, p99Ms: 10, megabytes: 200 };
const world = await prepareWorld(100_000);
const children: ChildProcess[] = [];

const load = (url: string, headers: Record<string, string>, duration = seconds) =>
  autocannon({ url, connections, duration, headers, excludeErrorStats: false });

interface Round {
  readonly result: autocannon.Result;
  /** Our process's CPU time for one request, without the database. */
  readonly cpuMs: number;
}

const p99Of = ({ result }: Round): number => result.latency.p99;
const rateOf = ({ result }: Round): number => result.requests.average;

const measure = async (server: ChildProcess, url: string, headers: Record<string, string>): Promise<Round> => {
  const before = await requestUsage(server);
  const result = await load(url, headers);
  const after = await requestUsage(server);
  return { result, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / result.requests.total };
};

const line = (name: string, all: Round[]): void => {
  const faults = all.reduce((sum, { result }) => sum + result.errors + result.non2xx, 0);
  const rate = median(all.map(rateOf)).toFixed(0).padStart(7);
  const p99 = median(all.map(p99Of)).toFixed(1).padStart(6);
  const cpu = median(all.map((one) => one.cpuMs)).toFixed(2);
  process.stdout.write(`${name.padEnd(28)} ${rate}/s   p99 ${p99} ms   ${cpu} ms of CPU   errors ${String(faults)}\n`);
};

try {
  const assignedUserId = await createAssignedUser(world.url, demoTenantId('harbour'));
  const people = [demoUserId('owner@harbour.example'), assignedUserId];
  const api = await startServer('api-server.ts', people, productionSettings(world, 21_371));
  children.push(api.child);
  const bare = await startBaselineServer(world.url, 21_372);
  children.push(bare.child);
  const ours = 'http://127.0.0.1:21371/api/v1/agency/getAllCandidates?statusIds=1&statusIds=4';
  const bareUrl = `${bare.url}/list`;
  const onceUrl = `${bare.url}/once`;
  const referenceUrl = `${bare.url}/reference`;
  const [headers = {}, assignedHeaders = {}] = api.said
    .split(' ')
    .map((token): Record<string, string> => ({ authorization: `Bearer ${token}` }));
  const check = await fetch(ours, { headers });
  const body = (await check.json()) as { total?: number; records?: unknown[] };
  if (check.status !== 200 || body.records?.length !== 10)
    throw new Error(`The list responds with ${String(check.status)} ${JSON.stringify(body).slice(0, 200)}`);
  await load(ours, headers, 2);
  await load(ours, assignedHeaders, 2);
  await load(bareUrl, {}, 2);
  await load(onceUrl, {}, 2);
  await load(referenceUrl, {}, 2);
  const results: { api: Round; assigned: Round; bare: Round; once: Round; reference: Round }[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({
      api: await measure(api.child, ours, headers),
      assigned: await measure(api.child, ours, assignedHeaders),
      bare: await measure(bare.child, bareUrl, {}),
      once: await measure(bare.child, onceUrl, {}),
      reference: await measure(bare.child, referenceUrl, {}),
    });
  const { peakMegabytes }: ProcessUsage = await requestUsage(api.child);
  process.stdout.write(
    `\nCandidates by agency and status, 10 rows of ${String(body.total)}, exact total, ${String(connections)} connections, ${String(rounds)} rounds of ${String(seconds)} s, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  const all = (which: keyof (typeof results)[number]): Round[] => results.map((one) => one[which]);
  line('Rolecall, token checked', all('api'));
  line('the same, assigned work only', all('assigned'));
  line('bare server, row security', all('bare'));
  line('bare server, planned once', all('once'));
  line('bare server, reference list', all('reference'));
  const cost = await measurePolicyCost(world.url, { tenantId: demoTenantId('harbour'), assignedUserId });
  const ratio = (of: (round: Round) => number, to: 'bare' | 'once' | 'reference'): number =>
    median(results.map((one) => of(one.api) / of(one[to])));
  const verdict = (isWithin: boolean): string => (isWithin ? 'within' : 'OVER');
  const rate = ratio(rateOf, 'bare');
  const plannedOnce = ratio(rateOf, 'once');
  const policies = cost.owner / cost.withoutPolicies;
  const assigned = cost.assigned / cost.owner;
  const p99Ratio = ratio(p99Of, 'reference');
  const p99Bar = bars.p99Ms / referenceMachine.p99Ms;
  process.stdout.write(
    `requests a second, ours to the bare server's: ${rate.toFixed(2)} (bar ${bars.ratio.toFixed(1)}, ${verdict(rate >= bars.ratio)})\n` +
      `the same to one with our own statement that plans once: ${plannedOnce.toFixed(2)} (bar ${bars.ratioPlannedOnce.toFixed(1)}, ${verdict(plannedOnce >= bars.ratioPlannedOnce)})\n` +
      `PostgreSQL time of the list: owner ${cost.owner.toFixed(2)} ms, assigned work only ${cost.assigned.toFixed(2)} ms, without policies ${cost.withoutPolicies.toFixed(2)} ms\n` +
      `owner to without policies: ${policies.toFixed(2)} (bar ${bars.policies.toFixed(2)}, ${verdict(policies <= bars.policies)}); assigned work only to owner: ${assigned.toFixed(2)} (bar ${bars.assigned.toFixed(1)}, ${verdict(assigned <= bars.assigned)})\n` +
      `p99, ours to the reference list's: ${p99Ratio.toFixed(2)} (bar ${p99Bar.toFixed(2)}, ${verdict(p99Ratio <= p99Bar)}), which is ${(p99Ratio * referenceMachine.p99Ms).toFixed(1)} ms where that one has ${referenceMachine.p99Ms.toFixed(1)} (bar ${String(bars.p99Ms)})\n` +
      `memory under load, at most: ${peakMegabytes.toFixed(0)} MB (bar ${String(bars.megabytes)} MB, ${verdict(peakMegabytes <= bars.megabytes)})\n`,
  );
} finally {
  for (const child of children) child.kill('SIGTERM');
  await world.close();
}
