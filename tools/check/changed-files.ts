import { spawnSync } from 'node:child_process';

/**
 * The names of the main branch. The changes on a branch are counted from the point where it left the first of these
 * that exists.
 */
const trunks = ['origin/main', 'main'];

const git = (root: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
};

const pathsIn = (output: string): string[] => output.split('\0').filter((path) => path !== '');

/**
 * Returns the files that differ from the main branch since this branch left it, committed or not, including deleted and
 * new ones; undefined if git can't tell.
 */
export const changedFiles = (root: string): string[] | undefined => {
  const base = trunks.map((trunk) => git(root, ['merge-base', 'HEAD', trunk])).find((commit) => commit !== undefined);
  const compared = git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', base?.trim() ?? 'HEAD']);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (compared === undefined || untracked === undefined) return undefined;
  return [...new Set([...pathsIn(compared), ...pathsIn(untracked)])].toSorted();
};
