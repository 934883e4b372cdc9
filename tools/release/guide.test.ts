import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { settings } from '#server/platform/config/settings.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { describeMissingFiles } from '../archive/files.ts';
import { connectAsSystem } from '../backup/installation.ts';
import { releaseCommands } from './contents.ts';

// The guide ships with each release. Its readers type its commands, settings, paths and statements as they are.
const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/operations.md');
const blocks = [...guide.matchAll(/^ *```(?:sh|sql)\n([\s\S]*?)^ *```/gm)].map(([, text = '']) => text);
const spans = [...guide.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const code = [...spans, ...blocks];

const found = (pattern: RegExp, texts: readonly string[] = code): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];
const without = (names: readonly string[], known: Iterable<string>): string[] => {
  const all = new Set(known);
  return names.filter((name) => !all.has(name));
};

const sourceOf = (...patterns: readonly string[]): string =>
  globSync(patterns, { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    .map(read)
    .join('\n');

test('every command of npm and of a release exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(found(/npm run ([\w:-]+)/g)).not.toEqual([]);
  expect(without(found(/npm run ([\w:-]+)/g), Object.keys(scripts))).toEqual([]);
  const ofRelease = found(/^ *rolecall ([a-z][a-z-]*)(?= |$)/gm);
  expect(without(Object.keys(releaseCommands), ofRelease)).toEqual([]);
  expect(without(ofRelease, [...Object.keys(releaseCommands), 'start', 'version'])).toEqual([]);
});

test('every option of a command is known to its program', () => {
  const used = code.flatMap((text) =>
    [...text.matchAll(/(?:npm run (\S+) --|^ *rolecall ([a-z-]+))((?:[^\n|;&\\]|\\\n)*)/gm)].map(
      ([, script = '', command = '', words = '']) => ({ command: script || command, words }),
    ),
  );
  const checked: string[] = [];
  for (const { command, words } of used) {
    const program = releaseCommands[command];
    if (program === undefined) continue;
    const source = read(program);
    for (const [, option = ''] of words.matchAll(/ --([a-z-]+)/g)) {
      checked.push(option);
      expect([command, option, new RegExp(`['"\`\\s{-]${option}['"\`]?[:,\\s]`).test(source)]).toEqual([
        command,
        option,
        true,
      ]);
    }
  }
  expect(checked).toEqual(expect.arrayContaining(['replace', 'erasures-from', 'keep', 'dry-run', 'staff']));
});

/** Names in capitals that aren't Rolecall settings. */
const notOurs = [
  // Of other programs.
  ['PATH', 'PWD', 'PGOPTIONS', 'ETCDCTL_API', 'ETCDCTL_ENDPOINTS', 'ETCD_INITIAL_CLUSTER_STATE'],
  // Of the tests.
  ['CI', 'LONG', 'CHROMIUM_PATH'],
].flat();

test('every setting in the guide and in its example exists, and the example shows its own values', () => {
  const assigned = found(/(?:^|[\s`])([A-Z][A-Z\d_]{3,})(?==)/gm);
  const named = found(/^([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)$/g, spans);
  const example = found(/^#? ?([A-Z][A-Z\d_]+)=/gm, [read('docs/deploy/rolecall.env')]);
  expect(example).not.toEqual([]);
  expect(without([...assigned, ...named, ...example], [...Object.keys(settings.shape), ...notOurs])).toEqual([]);
});

test('every setting has a row in the table, with the default that it really has', () => {
  const rows = [...guide.matchAll(/^\| (`[A-Z][A-Z\d_]+`(?:, `[A-Z][A-Z\d_]+`)*) +\| ([^|]*?) +\|/gm)].flatMap(
    ([, names = '', value = '']) => found(/`([A-Z\d_]+)`/g, [names]).map((name) => [name, value] as const),
  );
  expect(without(Object.keys(settings.shape), Object.keys(Object.fromEntries(rows)))).toEqual([]);
  const defaults = Object.entries(settings.parse({})).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, value: String(value) }] : [],
  );
  expect(defaults.length).toBeGreaterThan(15);
  const described = new Map(rows.toReversed());
  expect(defaults.filter(({ name, value }) => described.get(name)?.replaceAll('`', '') !== value)).toEqual([]);
});

test('every link leads to a heading or a file', () => {
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const toHeadings = links.filter((link) => link.startsWith('#')).map((link) => link.slice(1));
  expect(without(toHeadings, anchors)).toEqual([]);
  const toFiles = links.filter((link) => !link.startsWith('#') && !link.includes(':'));
  expect(toFiles.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
});

test('every file in docs/deploy is named by the guide, and the guide names no other', () => {
  const shipped = readdirSync(join(root, 'docs/deploy'));
  expect(shipped.filter((name) => !code.some((text) => text.includes(name)))).toEqual([]);
  const installed = found(/\binstall (?:-[ogm] \S+ )*([\w@.-]+)(?= \/)/g);
  const copied = found(/\bcp ((?:[\w@.][\w@.-]* )+)(?=\/)/g).flatMap((names) => names.trim().split(' '));
  expect(copied).toContain('pgbackrest.timer');
  expect(without([...installed, ...copied], shipped)).toEqual([]);
});

test('every path of the sources exists', () => {
  const paths = found(/(?:^|[ '])((?:server|web|tools|database|e2e|docs)\/[\w@./-]+)/g).filter(
    (path) => path !== 'web/dist',
  );
  expect(paths).toContain('tools/bench/capacity/activities.ts');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every page exists', () => {
  const routes = globSync('**/*.tsx', { cwd: join(root, 'web/routes') }).map((path) =>
    `/${path.replace(/\.tsx$/, '')}`.replaceAll('.', '/').replaceAll(/\/(?:_app|\(account\)|index)(?=\/|$)/g, ''),
  );
  const pages = found(/^(\/(?!etc|opt|srv|var|run|mnt|api|tmp|dev|usr|healthz|readyz|metrics)[a-z][\w/-]+)$/g, spans);
  expect(pages).toContain('/people/retention');
  expect(without(pages, routes)).toEqual([]);
});

test('every metric, job and error code exists in the server', () => {
  const source = sourceOf('server/**/*.ts', 'contract/**/*.ts');
  const metrics = found(/\b(rolecall_(?!app\b|replica$)[a-z_]+)/g);
  const jobs = found(/^([a-z-]+\.[a-z]+(?:-[a-z]+)*)$/g, spans).filter(
    (name) => !/\.(?:conf|json|yml|txt|log|jsonl|example|timer|service|sha)$/.test(name),
  );
  expect(jobs).toContain('people.retention');
  const codes = ['store-away', 'no-room', 'external-identity'];
  const names = [...metrics.map((name) => name.replace(/_(?:count|bucket)$/, '')), ...jobs, ...codes];
  expect(names.filter((name) => !source.includes(name))).toEqual([]);
});

test('every metric to alarm on exists', async () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const named = found(/\b((?:process|nodejs)_[a-z\d_]+)/g);
  expect(named).toContain('process_resident_memory_bytes');
  expect(without(named, Object.keys(await register.getMetricsAsJSON().then(byName)))).toEqual([]);
});

const byName = (metrics: readonly { name: string }[]): Record<string, unknown> =>
  Object.fromEntries(metrics.map((one) => [one.name, one]));

/** The statements in the guide that change or read Rolecall's tables, on their own or in `rolecall sql`. */
const statements = [...code, ...found(/^ *rolecall sql "([^"]+)"/gm)].filter(
  (text) => /^(?:select|update|delete|insert) /.test(text) && !/pg_drop_replication_slot|pg_is_in_recovery/.test(text),
);

test('every statement can be run', async () => {
  const kit = await createTestKit();
  const client = await connectAsSystem(kit.databaseUrl);
  try {
    for (const statement of statements) {
      await client.query('begin');
      expect([statement, await client.query(statement).then(() => 'done', String)]).toEqual([statement, 'done']);
      await client.query('rollback');
    }
  } finally {
    await client.end();
    await kit.close();
  }
  const named = found(/\b(?:from|update|join|into) ([a-z_]+)(?![\w(])/g, statements);
  expect(named).toEqual(expect.arrayContaining(['identity_record', 'secret', 'lot_book', 'pg_stat_archiver']));
});

test('the encrypted database connection of the guide and the example checks the certificate of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-guide-'));
  const authority = join(folder, 'authority.crt');
  writeFileSync(authority, 'a certificate');
  const texts = [...code, read('docs/deploy/rolecall.env')];
  const urls = found(/(postgres:\/\/\S+sslrootcert=[\w./-]+)/g, texts);
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    const client = new pg.Client({ connectionString: url.replace(/(sslrootcert=)\S+/, `$1${authority}`) });
    // The driver's TLS options contain nothing that turns off the checks of the certificate or the host.
    expect((client as unknown as { ssl: object }).ssl).toEqual({ ca: 'a certificate' });
  }
  rmSync(folder, { recursive: true });
});

test('nginx never repeats a write that has been sent, and the nightly backup logs under the name of its own unit', () => {
  const repeats = found(/^\s*proxy_next_upstream ([^;]+);/gm, [read('docs/deploy/nginx.conf')]);
  expect(repeats).toEqual(['error']);
  // A program started with `systemd-run` would be logged under another unit.
  const programs = found(/^#? ?ExecStart=(.*)$/gm, [read('docs/deploy/rolecall-nightly.service')]);
  expect(programs).toHaveLength(2);
  expect(programs.filter((text) => !text.includes('/opt/rolecall/current/rolecall '))).toEqual([]);
});

test('the nightly backup deletes old backups with the names of the guide, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-nightly-'));
  const old = new Date(Date.now() - 20 * 86_400_000);
  const named = found(/rolecall backup \/srv\/backups\/([\w-]+)/g);
  expect(named).toContain('before-recovery');
  for (const name of [...named, 'nightly-2026-11-20T0130', 'of-others']) {
    mkdirSync(join(folder, name, 'tables'), { recursive: true });
    utimesSync(join(folder, name), old, old);
  }
  for (const name of ['before-today', 'nightly-today']) mkdirSync(join(folder, name));
  const [command = ''] = found(/^ExecStartPost=(.*)$/gm, [read('docs/deploy/rolecall-nightly.service')]);
  const [program = '', ...words] = command.split(' ').map((word) => (word === '/srv/backups' ? folder : word));
  execFileSync(program, words);
  expect(readdirSync(folder).toSorted()).toEqual(['before-today', 'nightly-today', 'of-others']);
  rmSync(folder, { recursive: true });
});

test('the command for missing files copies those that a recovery names, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-missing-'));
  const at = (path: string): string => join(folder, path);
  for (const name of ['bin', 'backup', 'live']) mkdirSync(at(name));
  for (const name of ['first.pdf', 'second.png', 'of-an-erased-person.pdf']) writeFileSync(at(`backup/${name}`), name);
  const said = describeMissingFiles(['first.pdf', 'nowhere.pdf', 'second.png']);
  const commands = {
    rolecall: `echo "No erasure of the backup is missing here."; echo "${said}"`,
    runuser: 'shift 3; exec "$@"',
  };
  for (const [name, text] of Object.entries(commands))
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const script = blocks.find((text) => text.includes('xargs -r cp')) ?? '';
  const { stderr } = spawnSync(
    'sh',
    ['-c', script.replace(/\/srv\S+\/files/, at('backup')).replace('/var/lib/rolecall/files', at('live'))],
    { encoding: 'utf8', env: { ...process.env, PATH: `${at('bin')}:${process.env['PATH'] ?? ''}` } },
  );
  expect(readdirSync(at('live')).toSorted()).toEqual(['first.pdf', 'second.png']);
  expect(stderr).toContain('nowhere.pdf');
  rmSync(folder, { recursive: true });
});

test('the cluster of the guide has the settings that decide a failover as `npm run test:ha` proves them', () => {
  const proven = read('e2e/proofs/ha/cluster.ts') + read('e2e/proofs/ha/proxy.ts');
  const deciding = {
    'patroni.yml':
      /^\s*((?:ttl|loop_wait|retry_timeout|synchronous_mode|synchronous_mode_strict|use_pg_rewind|wal_retrieve_retry_interval): ['\w]+)$/gm,
    'haproxy.cfg': /^\s*((?:default-server|option httpchk|http-check|timeout c|balance).*)$/gm,
  };
  for (const [name, pattern] of Object.entries(deciding)) {
    const recommended = found(pattern, [read(`docs/deploy/${name}`)]);
    expect(recommended.length).toBeGreaterThan(4);
    expect([name, recommended.filter((line) => !proven.includes(line))]).toEqual([name, []]);
  }
});

test('every message in its table is one that Rolecall prints', () => {
  const rows = [...guide.matchAll(/^\| ((?:Port|The) [^|]*?) *\|/gm)].map(([, words = '']) => words);
  expect(rows.length).toBeGreaterThan(5);
  const source = sourceOf('server/**/*.ts', 'tools/start/*.ts', 'tools/*.ts', 'tools/*.mjs', 'database/*.ts');
  const parts = rows.flatMap((row) => row.split(/…|\/|\(process/).map((part) => part.trim().replace(/[,)]$/, '')));
  expect(parts.filter((part) => part.length > 8 && !source.includes(part))).toEqual([]);
});
