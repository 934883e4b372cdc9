import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { demoDatabase, newExternalServer, sharedSecret } from './external-database.ts';

/** The environment variable with the folder prepared for all tests. The setup sets it before any worker starts. */
const variable = 'PROOFS_PREPARED';
const parts = ['embedded', 'shared', 'server'] as const;
type Part = (typeof parts)[number];

/** Returns a copy of a prepared folder that one test may change. The database's files keep their owner. */
const copyOf = (part: Part): string => {
  const prepared = process.env[variable];
  if (prepared === undefined)
    throw new Error('The data is not prepared: run the proofs with playwright.proofs.config.ts.');
  const copy = newDataDir();
  execFileSync('cp', ['-a', '--reflink=auto', `${join(prepared, part)}/.`, copy]);
  return copy;
};

/** Returns a data folder with the demo world in its embedded database, as after the first start. */
export const demoDataDir = (): string => copyOf('embedded');

/** Returns a data folder with only the demo's files, for instances that use an external database. */
export const demoFilesDir = (): string => copyOf('shared');

/** Returns a data folder of a PostgreSQL 18 server that has the demo world as a template database. */
export const demoServerDir = (): string => copyOf('server');

const prepareEmbedded = async (dataDir: string): Promise<void> => {
  const product = await startProduct({}, { dataDir });
  await product.stop();
};

const prepareExternal = async (dataDir: string, serverDir: string): Promise<void> => {
  const server = await newExternalServer(18, serverDir);
  const settings = { DATABASE_URL: await server.createDatabase(demoDatabase), SECRET: sharedSecret };
  const product = await startProduct(settings, { dataDir });
  await product.stop();
  await server.stop();
};

/** Runs once before all tests, and creates the demo world from empty folders, embedded and on an external server. */
export const prepareDemo = async (): Promise<() => void> => {
  const prepared = newDataDir();
  const [embedded, shared, server] = parts.map((part) => join(prepared, part)) as [string, string, string];
  for (const folder of [embedded, shared, server]) {
    mkdirSync(folder);
    chmodSync(folder, 0o711);
  }
  await Promise.all([prepareEmbedded(embedded), prepareExternal(shared, server)]);
  process.env[variable] = prepared;
  return () => {
    rmSync(prepared, { recursive: true, force: true });
  };
};
