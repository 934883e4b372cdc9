import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '#server/platform/config/settings.ts';
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

/** Names in capitals that are no settings of Rolecall. */
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
  const copied = found(/\bcp ((?:[\w@.-]+ )+)(?=\/)/g).flatMap((names) => names.trim().split(' '));
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
    (name) => !/\.(?:json|yml|txt|log|jsonl|example|timer|service|sha)$/.test(name),
  );
  expect(jobs).toContain('people.retention');
  const codes = ['store-away', 'no-room', 'external-identity'];
  expect([...metrics, ...jobs, ...codes].filter((name) => !source.includes(name))).toEqual([]);
});

test('every table in a statement exists', () => {
  const { tables } = JSON.parse(read('database/manifest.json')) as { tables: Record<string, unknown> };
  const statements = code.filter((text) => /^(?:select|update|delete|insert) /.test(text));
  const named = found(/\b(?:from|update|join|into) ([a-z_]+)(?![\w(])/g, statements);
  expect(named).toContain('identity_record');
  expect(
    without(
      named.filter((name) => !name.startsWith('pg_')),
      Object.keys(tables),
    ),
  ).toEqual([]);
});

test('every message in its table is one that Rolecall prints', () => {
  const rows = [...guide.matchAll(/^\| ((?:Port|The) [^|]*?) *\|/gm)].map(([, words = '']) => words);
  expect(rows.length).toBeGreaterThan(5);
  const source = sourceOf('server/**/*.ts', 'tools/start/*.ts', 'tools/*.ts', 'tools/*.mjs', 'database/*.ts');
  const parts = rows.flatMap((row) => row.split(/…|\/|\(process/).map((part) => part.trim().replace(/[,)]$/, '')));
  expect(parts.filter((part) => part.length > 8 && !source.includes(part))).toEqual([]);
});
