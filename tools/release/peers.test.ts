import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withPeers } from './peers.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-peers-'));
afterAll(() => rmSync(root, { recursive: true }));

const install = (name: string, peerDependencies?: Record<string, string>): void => {
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, peerDependencies }));
};

test('the peers of a package are added if they are our dependencies, and so are theirs', () => {
  install('storage', { '@cloud/client': '1', '@other-cloud/client': '1' });
  install('@cloud/client', { signer: '2' });
  install('signer');
  install('clock');
  const dependencies = ['storage', '@cloud/client', 'signer', 'clock', 'vite'];
  expect(withPeers(root, ['storage', 'clock'], dependencies)).toEqual(['@cloud/client', 'clock', 'signer', 'storage']);
});
