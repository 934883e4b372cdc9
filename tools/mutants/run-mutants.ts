import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { awardGuards } from './award-guards.ts';
import { bidGuards, type NamedGuard } from './bid-guards.ts';
import { claimGuards } from './claim-guards.ts';
import { disputeGuards } from './dispute-guards.ts';
import { ownershipGuards } from './ownership-guards.ts';
import { retentionGuards } from './retention-guards.ts';
import { salaryGuards } from './salary-guards.ts';
import { findGuards, removeGuard, type Guard } from './guards.ts';

// Removes the guards from the market's rules, one at a time, and checks whether the model-based test fails each time.
// Does the same for the guards of bidding, awards, salaries, claims, disputes, ownership and retention, each of which
// has its own tests. If a part of a path is given, only the rules and guards whose path contains that part are tried.

const root = join(import.meta.dirname, '../..');
const rooms = ['engagements', 'applications', 'candidates', 'prequalification'];
/** Rules that gate no action in the market; their results are displayed, counted or validated field by field. */
const notGates = [
  'changed-questions',
  'identity-keys',
  'pay-errors',
  'publish-validation',
  'qualification',
  'reminders',
  'revised-pay',
  'similarity',
  'status-date',
  'status-dates',
];

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const unknown = notGates.filter((name) => !tracked.some((path) => path.endsWith(`/rules/${name}.ts`)));
if (unknown.length > 0) throw new Error(`No rule is named ${unknown.join(', ')}.`);
const [part = ''] = process.argv.slice(2);
const rules = tracked.filter((path) => {
  const [floor, room = '', folder, file = ''] = path.split('/');
  const isRule = floor === 'server' && rooms.includes(room) && folder === 'rules' && !file.endsWith('.test.ts');
  return isRule && !notGates.includes(file.replace(/\.ts$/u, '')) && path.includes(part);
});

/** A copy of the product, so that no other process runs a rule without its guard. */
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache/mutants-'));
for (const path of tracked) {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  cpSync(join(root, path), join(scratch, path));
}
// Hard links instead of a symbolic link, because the process that reads CVs may read only the product's own folder.
execFileSync('cp', ['--archive', '--link', join(root, 'node_modules'), join(scratch, 'node_modules')]);

/** The number of sequences to try first, as in `npm test`; if these don't detect the mutant, more are tried. */
const few = 50;
const many = 200;

const passes = (tests: readonly string[], more: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--bail=1'], {
      cwd: scratch,
      stdio: 'ignore',
      env: { ...process.env, ...more },
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });

const modelPasses = (sequences: number): Promise<boolean> =>
  passes(['server/market-model.test.ts'], { GENERATED_END: '1', GENERATED_SEQUENCES: String(sequences) });

/** Whether the tests fail when the file has this source. */
const isNoticedAs = async (path: string, source: string, pass: () => Promise<boolean>): Promise<boolean> => {
  writeFileSync(join(scratch, path), source);
  const passed = await pass();
  cpSync(join(root, path), join(scratch, path));
  return !passed;
};

const isNoticed = (path: string, guard: Guard): Promise<boolean> =>
  isNoticedAs(
    path,
    removeGuard(readFileSync(join(root, path), 'utf8'), guard),
    async () => (await modelPasses(few)) && (await modelPasses(many)),
  );

const isNamedNoticed = ({ path, guard, instead, tests }: NamedGuard): Promise<boolean> => {
  const whole = readFileSync(join(root, path), 'utf8');
  if (!whole.includes(guard)) throw new Error(`${path} has no guard ${guard}`);
  return isNoticedAs(
    path,
    whole.replace(guard, () => instead),
    () => passes(tests),
  );
};

let noticed = 0;
const missed: string[] = [];
const record = (found: boolean, place: string): void => {
  if (found) noticed += 1;
  else missed.push(place);
  console.log(`${found ? 'noticed' : 'MISSED '} ${place}`);
};
const named = [
  ...bidGuards,
  ...awardGuards,
  ...salaryGuards,
  ...claimGuards,
  ...disputeGuards,
  ...ownershipGuards,
  ...retentionGuards,
].filter(({ path }) => path.includes(part));
const namedTests = [...new Set(named.flatMap(({ tests }) => tests))];
try {
  if (rules.length > 0 && !(await modelPasses(few)))
    throw new Error('The model-based test fails without any mutation.');
  for (const path of rules) {
    for (const guard of findGuards(readFileSync(join(root, path), 'utf8'))) {
      const place = `${path}:${String(guard.line)} ${guard.text.slice(0, 100)}`;
      record(await isNoticed(path, guard), place);
    }
  }
  if (named.length > 0 && !(await passes(namedTests)))
    throw new Error('The tests of the named guards fail without any mutation.');
  for (const one of named) record(await isNamedNoticed(one), `${one.path} ${one.guard.slice(0, 100)}`);
  console.log(`${String(noticed)} of ${String(noticed + missed.length)} lost guards were noticed`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
