import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import { explainedSuppressions, noUnfinishedWork, forbiddenWords } from './words.ts';

// Assembled from parts, so that this file passes the rule that it tests.
const machinePath = ['', 'home', 'me', 'x'].join('/');
const registryHost = ['registry', 'npm' + 'js', 'org'].join('.');
const realAddress = ['someone', 'company.com'].join('@');
const makers = ['other', 'engineers'].join(' ');
const marker = ['TO', 'DO'].join('');

test('files must not mention this machine, the makers or real addresses', async () => {
  expect(
    await runRule(forbiddenWords, {
      'docs/operations.md': `See ${machinePath}.\nFrom ${registryHost}.\nAsk ${realAddress} or owner@harbour.example.\nLeft to ${makers}.`,
    }),
  ).toEqual([
    `docs/operations.md:1  [words]  '${machinePath.slice(0, -2)}' is a path on one machine. Use a path relative to the repository.`,
    `docs/operations.md:4  [words]  '${makers}' describes how this was made. Say what it does for Rolecall.`,
    `docs/operations.md:2  [words]  '${registryHost}' is the host of a package registry. Each machine sets its own registry.`,
    `docs/operations.md:3  [words]  '${realAddress}' may be a real address. Invented people and companies live at .example domains.`,
  ]);
});

test('unfinished work is an issue, not a comment', async () => {
  expect(
    await runRule(noUnfinishedWork, {
      'server/board/queries.ts': `export const a = '${marker}';\n// ${marker}: sort`,
      'web/ui/a.css': `/* ${marker} */`,
    }),
  ).toEqual([
    `server/board/queries.ts:2  [unfinished]  ${marker} in the code. Do it now, or open an issue instead.`,
    `web/ui/a.css:1  [unfinished]  ${marker} in the code. Do it now, or open an issue instead.`,
  ]);
});

test('a lint rule is disabled for one line and with a reason', async () => {
  const rule = 'typescript/no-explicit-any';
  expect(
    await runRule(explainedSuppressions, {
      'server/board/queries.ts': [
        `// oxlint-disable-next-line ${rule} -- the driver gives no type here`,
        `// oxlint-disable-next-line ${rule}`,
        `/* oxlint-disable ${rule} -- all of it is untyped */`,
      ].join('\nexport {};\n'),
    }),
  ).toEqual([
    "server/board/queries.ts:3  [suppressions]  oxlint-disable-next-line without a reason, or for a whole file. Write '// oxlint-disable-next-line <rule> -- <why it is justified>'.",
    "server/board/queries.ts:5  [suppressions]  oxlint-disable without a reason, or for a whole file. Write '// oxlint-disable-next-line <rule> -- <why it is justified>'.",
  ]);
});
