import { chmodSync, globSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, expect, test } from '@playwright/test';
import { fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { docxCv } from '#e2e/app/cv.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findBrowser } from '#tools/browser.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { sharedSecret, startDemoServer } from './external-database.ts';
import {
  buildRelease,
  canIsolateNetwork,
  makeNextVersion,
  hasExternalRoute,
  startOfflineRelease,
  unpackRelease,
  type OfflineRelease,
} from './parts/installed-release.ts';
import { startLoadBalancer } from './parts/load-balancer.ts';
import { signInLoadUsers, startWriteLoad } from './parts/load.ts';
import { findConsistencyProblems, withInspectionConnection } from './parts/crash-consistency.ts';
import { demoFilesDir, demoServerDir } from './prepared-data.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let workshop = '';
let release = '';
let offline: OfflineRelease | undefined;
test.beforeAll(() => {
  workshop = mkdtempSync(join(tmpdir(), 'rolecall release '));
  chmodSync(workshop, 0o711);
  const built = join(workshop, 'built');
  buildRelease(built);
  release = unpackRelease(built, join(workshop, 'installed here'));
});
test.afterAll(async () => {
  await offline?.stop();
  rmSync(workshop, { recursive: true, force: true });
});

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

test('a release contains the packages of its SBOM, and no development tools, tests or source maps', () => {
  const sbom = readdirSync(join(workshop, 'built')).find((name) => name.endsWith('.cdx.json')) ?? '';
  const { bomFormat, components } = JSON.parse(readFileSync(join(workshop, 'built', sbom), 'utf8')) as {
    bomFormat: string;
    components: { purl: string; hashes?: unknown }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const installed = globSync('node_modules/{*,@*/*,**/node_modules/*,**/node_modules/@*/*}/package.json', {
    cwd: release,
  }).flatMap((path) => {
    const { name, version } = JSON.parse(readFileSync(join(release, path), 'utf8')) as Record<string, string>;
    return name && version && path.endsWith(`node_modules/${name}/package.json`) ? [`${name}@${version}`] : [];
  });
  const listed = components.map(({ purl }) =>
    decodeURIComponent(purl)
      .replace(/^pkg:npm\//, '')
      .replace(/\?.*$/, ''),
  );
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(installed)].toSorted());
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const shipped = Object.keys((JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as Lock).packages);
  expect(shipped.filter((path) => packages[path]?.dev === true)).toEqual([]);
  const tools = ['vite', '@lingui/cli', '@tanstack/router-plugin', 'typescript', 'react-aria-components'];
  expect(tools.filter((name) => shipped.includes(`node_modules/${name}`))).toEqual([]);
  const ours = globSync('{contract,database,server,tools,web}/**/*', { cwd: release });
  expect(ours.length).toBeGreaterThan(1000);
  expect(ours.filter((path) => /\.(test\.tsx?|spec\.ts|map|tsx)$/.test(path))).toEqual([]);
});

test('the archive has the sizes that the guide states, packed and unpacked', () => {
  const stated = /\((\d+) MB, (\d+) MB unpacked\)/
    .exec(readFileSync('docs/operations.md', 'utf8'))
    ?.slice(1)
    .map(Number);
  const archive = readdirSync(join(workshop, 'built')).find((name) => name.endsWith('.tar.gz')) ?? '';
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).map((name) =>
    lstatSync(join(release, name)),
  );
  const unpacked = files.filter((one) => one.isFile()).reduce((sum, { size }) => sum + size, 0);
  const sizes = [lstatSync(join(workshop, 'built', archive)).size, unpacked].map((bytes) => bytes / 1_000_000);
  console.log(`The archive has ${sizes.map((size) => size.toFixed(0)).join(' MB, unpacked ')} MB.`);
  for (const [which, size] of sizes.entries()) expect((stated?.[which] ?? 0) / size).toBeCloseTo(1, 1);
});

test('it starts for an ordinary user without a network, and an agency signs in and submits', async () => {
  const port = await findFreePort();
  const running = await startOfflineRelease(release, join(workshop, 'data'), { PORT: String(port) });
  offline = running;
  if (canIsolateNetwork) expect([hasExternalRoute(running.pid), hasExternalRoute(process.pid)]).toEqual([false, true]);
  else test.info().annotations.push({ type: 'note', description: 'Only root can cut off the network.' });
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: running.beside(found.executablePath), env: found.env });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${String(port)}`, locale: 'en-US' });
    page.setDefaultTimeout(20_000);
    await signInAs(page, people.owner);
    await page.goto(`/engagement/board?q=${encodeURIComponent('Perioperative nursing, permanent team')}`);
    await page.getByRole('link', { name: 'Perioperative nursing, permanent team' }).first().click();
    await page.getByRole('link', { name: 'Talent Requests' }).click();
    const request = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Anaesthetic Nurse' }) });
    await request.getByRole('link', { name: 'Submit Candidate' }).click();
    await page.getByLabel('CV', { exact: true }).setInputFiles({
      name: 'CV.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await docxCv(['Signe Haapala', 'Theatre nurse']),
    });
    const uploaded = page.getByRole('status').filter({ hasText: 'CV.docx uploaded' });
    // The first upload takes longer, because it also starts the parser.
    await expect(uploaded).toHaveCount(1, { timeout: 30_000 });
    await page.getByLabel('First name').fill('Signe');
    await page.getByLabel('Last name').fill('Haapala');
    await page.getByLabel('Email address').fill('signe.haapala@inbox.example');
    await page.getByLabel('Base salary').fill('99000');
    await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Submit Candidate' }).click();
    await expect(page.getByText(/^Signe Haapala has been submitted to /)).toBeVisible();
  } finally {
    await browser.close();
  }
  const backup = running.run(['backup', join(workshop, 'data/backup')]);
  expect([backup.code, backup.said]).toEqual([0, expect.stringMatching(/has \d+ rows in \d+ tables/)]);
  expect(running.run(['retention', '--dry-run']).code).toBe(0);
  expect(running.run(['sql', `select count(*) from tenant where side = 'provider'`]).said).toBe('count\n1\n(1 row)\n');
  expect(running.run(['restore']).said).toContain('rolecall restore /srv/backups/');
  expect(running.run(['add-user', '--staff']).said).toContain('rolecall add-user --staff --email');
  expect(running.run(['version']).said).toMatch(/^\d+\.\d+\.\d+\+\w+/);
  expect(running.run(['repair'])).toEqual({ code: 2, said: expect.stringContaining('Usage: rolecall start') });
  expect(running.output()).not.toMatch(/ERROR|WARN/);
  expect(await running.stop()).toBe(0);
});

test('the first staff user of an empty Rolecall chooses a password with the link of add-user, and sets up a second factor', async () => {
  const port = await findFreePort();
  const running = await startOfflineRelease(release, join(workshop, 'empty'), {
    PORT: String(port),
    DEMO: 'false',
    // The S3 client is a separate package. Nothing is stored, so no bucket is needed.
    STORAGE: 's3',
    S3_BUCKET: 'rolecall-files',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    LOG_LEVEL: 'info',
  });
  offline = running;
  const nadia = ['--email', 'nadia@rolecall.example', '--first-name', 'Nadia', '--last-name', 'Brandt'];
  const added = running.run(['add-user', '--staff', ...nadia]);
  expect([added.code, added.said]).toEqual([0, expect.stringContaining('nadia@rolecall.example chooses a password')]);
  const link = /^http.*$/m.exec(added.said)?.[0] ?? '';
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: running.beside(found.executablePath), env: found.env });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${String(port)}`, locale: 'en-US' });
    page.setDefaultTimeout(20_000);
    await page.goto(link);
    await page.getByLabel('New password').fill('quiet-harbour-7-lamps');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
    await page.goto('/login');
    await fillSignIn(page, 'nadia@rolecall.example', 'quiet-harbour-7-lamps');
    await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  } finally {
    await browser.close();
  }
  expect(running.run(['add-user', '--staff', ...nadia]).said).toContain('has a password already');
  expect(running.output()).not.toMatch(/ERROR|WARN/);
  expect(await running.stop()).toBe(0);
});

test('the next version recovers a moment at which this one was running, and starts on it', async () => {
  const next = join(workshop, 'recovering version');
  makeNextVersion(release, next);
  const [dataDir, archive] = [join(workshop, 'own data'), join(workshop, 'archive')];
  for (const folder of [dataDir, archive]) {
    mkdirSync(folder);
    chmodSync(folder, 0o777);
  }
  const port = String(await findFreePort());
  const settings = { PORT: port, DEMO: 'false', LOG_LEVEL: 'info', DATA_DIR: dataDir, ARCHIVE_DIR: archive };
  const start = async (version: string, name: string): Promise<OfflineRelease> => {
    offline = await startOfflineRelease(version, join(workshop, name), settings);
    return offline;
  };
  const first = await start(release, 'first run');
  expect(first.run(['archive']).said).toContain('has a base backup of');
  const nadia = ['--email', 'nadia@rolecall.example', '--first-name', 'Nadia', '--last-name', 'Brandt'];
  expect(first.run(['add-user', '--staff', ...nadia]).code).toBe(0);
  await sleep(1000);
  const moment = new Date().toISOString();
  await sleep(1000);
  expect(await first.stop()).toBe(0);

  const second = await start(next, 'second run');
  expect(second.run(['sql', `update app_user set first_name = 'Nobody'`]).said).toBe('UPDATE 1\n');
  expect(await second.stop()).toBe(0);
  const recovered = second.run(['recover', '--to', moment, '--replace', dataDir]);
  expect([recovered.code, recovered.said]).toEqual([0, expect.stringContaining(`Recovered as of ${moment}`)]);
  const third = await start(next, 'third run');
  const columns = `select count(*) from information_schema.columns where column_name = 'of_the_next_version'`;
  expect(third.run(['sql', `select first_name, (${columns}) as added from app_user`]).said).toBe(
    'first_name\tadded\nNadia\t4\n(1 row)\n',
  );
  expect(await third.stop()).toBe(0);
});

test('an upgrade to the next version and back again under load fail no request', async () => {
  const next = join(workshop, 'next version');
  makeNextVersion(release, next);
  const server = await startDemoServer(demoServerDir());
  const dataDir = demoFilesDir();
  const databaseUrl = await server.createDemoDatabase('release');
  const ports = [await findFreePort(), await findFreePort()];
  const url = (which: number) => `http://localhost:${String(ports[which])}`;
  const balancerPort = await findFreePort();
  const products: (RunningProduct | undefined)[] = [];
  const start = async (which: number, folder: string): Promise<void> => {
    const settings = {
      DATABASE_URL: databaseUrl,
      SECRET: sharedSecret,
      PUBLIC_URL: `http://localhost:${String(balancerPort)}`,
      DRAIN_SECONDS: '2',
    };
    const program = [join(folder, 'rolecall'), 'start'];
    const began = performance.now();
    products[which] = await startProduct(settings, { dataDir, port: ports[which] ?? 0, program });
    console.log(`process ${String(which)} started in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  const migrations = () =>
    withInspectionConnection(databaseUrl, async (db) => {
      const { rows } = await db.query<{ name: string }>(`select name from kysely_migration where name ~ '^9999'`);
      return rows.map(({ name }) => name);
    });
  await start(0, release);
  await start(1, release);
  const balancer = await startLoadBalancer([url(0), url(1)], balancerPort);
  try {
    const load = startWriteLoad(balancer.url, await signInLoadUsers(balancer.url));
    await load.acknowledgedMore(20);
    for (const folder of [next, release]) {
      for (const which of [0, 1]) {
        products[which]?.signal('SIGTERM');
        expect(await products[which]?.ended).toEqual({ code: 0, signal: null });
        await load.acknowledgedMore(10);
        const before = balancer.answers.get(url(which)) ?? 0;
        await start(which, folder);
        await expect.poll(() => balancer.answers.get(url(which)) ?? 0, { timeout: 30_000 }).toBeGreaterThan(before);
        await load.acknowledgedMore(10);
      }
      expect(await migrations()).toEqual(['9999-next-version']);
    }
    await load.end();
    console.log(`upgrade and rollback: ${String(load.acknowledged.length)} acknowledged writes`);
    expect([load.refused, load.unanswered, balancer.failed()]).toEqual([[], [], 0]);
    expect(await findConsistencyProblems(databaseUrl, dataDir, load.acknowledged)).toEqual([]);
  } finally {
    for (const product of products) await product?.kill();
    await balancer.remove();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
