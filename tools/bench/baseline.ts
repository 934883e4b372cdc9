import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import pg from 'pg';
import { demoTenantId, demoUserId } from '#server/demo/market.ts';
import { startServer } from './child.ts';
import { createReferenceList } from './reference-list.ts';
import { requestUsage } from './usage.ts';

/**
 * The bare server's figures for the reference list on the machine on which the limits were set (16 connections), and the
 * CPU time of one of its requests on the machine on which the product first started within its time limit (decisions
 * 0016 and 0031).
 */
export const referenceMachine = { requestsPerSecond: 4030, p99Ms: 8, cpuMs: 0.3 };

export interface BaselineServer {
  readonly child: ChildProcess;
  readonly url: string;
}

/**
 * Starts the bare server with the product's list, under the row security of a session that this function creates in the
 * database, and with the reference list.
 */
export const startBaselineServer = async (databaseUrl: string, port: number): Promise<BaselineServer> => {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(
    `insert into session (id, user_id, created_at, expires_at) values ('bench', $1, now(), now() + interval '1 day')
     on conflict (id) do update set expires_at = excluded.expires_at`,
    [demoUserId('owner@harbour.example')],
  );
  await createReferenceList(admin);
  await admin.end();
  const { child } = await startServer(
    'bare-server.ts',
    [databaseUrl, String(port), 'bench', demoTenantId('harbour')],
    {},
  );
  return { child, url: `http://127.0.0.1:${String(port)}` };
};

/**
 * Returns how many times slower this machine is than the one on which the limits were set, at least 1: the ratio of the
 * bare server's requests per second for the reference list (decisions 0019 and 0181).
 */
export const measureMachineSlowdown = async ({ url }: BaselineServer, seconds: number): Promise<number> => {
  const load = (duration: number) => autocannon({ url: `${url}/reference`, connections: 16, duration });
  await load(1);
  const { requests } = await load(seconds);
  return Math.max(1, referenceMachine.requestsPerSecond / requests.average);
};

/**
 * Returns how many times slower this machine's CPU is than that of the machine on which the product first started
 * within its time limit, at least 1: the ratio of the CPU times of a request to the bare server. Other load on the
 * machine does not count.
 */
export const measureCpuSlowdown = async ({ child, url }: BaselineServer, seconds: number): Promise<number> => {
  const load = (duration: number) => autocannon({ url: `${url}/list`, connections: 16, duration });
  await load(2);
  const before = await requestUsage(child);
  const { requests } = await load(seconds);
  const { cpuMicroseconds } = await requestUsage(child);
  return Math.max(1, (cpuMicroseconds - before.cpuMicroseconds) / 1000 / requests.total / referenceMachine.cpuMs);
};
