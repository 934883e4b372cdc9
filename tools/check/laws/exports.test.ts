import { expect, test } from 'vitest';
import { noBarrelFiles, parsableFiles } from './exports.ts';
import { runRule } from './samples.ts';

test('only the public file of a room may re-export', async () => {
  const passesOn = "export { place } from './commands/place-bid.ts';";
  expect(await runRule(noBarrelFiles, { 'web/ui/index.ts': passesOn, 'server/bidding/public.ts': passesOn })).toEqual([
    'web/ui/index.ts  [barrels]  this file only re-exports other files. Import from those files directly; across rooms, from public.ts.',
  ]);
});

test('a public file names its exports', async () => {
  expect(await runRule(noBarrelFiles, { 'server/bidding/public.ts': "export * from './queries.ts';" })).toEqual([
    "server/bidding/public.ts:1  [barrels]  'export *' hides what is exported. Name each export.",
  ]);
});

test('a file that does not parse is reported', async () => {
  const [says, ...more] = await runRule(parsableFiles, { 'server/bidding/queries.ts': 'export const = 1;' });
  expect(says).toMatch(/^server\/bidding\/queries\.ts:1 {2}\[syntax\] {2}cannot be parsed: .*The other checks skip it/);
  expect(more).toEqual([]);
});
