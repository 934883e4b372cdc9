import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-changed-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const git = (...args: readonly string[]): void => {
  const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@rolecall.example'];
  execFileSync('git', [...person, ...args], { cwd: root, stdio: 'pipe' });
};
const write = (path: string, text = path): void => writeFileSync(join(root, path), text);
const commit = (): void => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'board: change something');
};

test('the changes of a branch are its committed, uncommitted, new and deleted files, and nothing else', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  for (const path of ['same.ts', 'gone.ts', 'edited.ts', 'committed.ts']) write(path);
  write('.gitignore', 'ignored.ts');
  commit();
  git('checkout', '--quiet', '-b', 'work');
  write('committed.ts', 'otherwise');
  commit();
  git('checkout', '--quiet', 'main');
  write('of-main.ts');
  commit();
  git('checkout', '--quiet', 'work');
  write('edited.ts', 'otherwise');
  write('a new one.ts');
  write('ignored.ts');
  rmSync(join(root, 'gone.ts'));
  expect(changedFiles(root)).toEqual(['a new one.ts', 'committed.ts', 'edited.ts', 'gone.ts']);
});

test('on the main branch itself only uncommitted files count as changed', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  write('same.ts');
  commit();
  expect(changedFiles(root)).toEqual([]);
  write('same.ts', 'otherwise');
  expect(changedFiles(root)).toEqual(['same.ts']);
});

test('without a repository the changes are unknown', () => {
  expect(changedFiles(root)).toBeUndefined();
});
