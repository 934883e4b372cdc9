import { expect, test } from 'vitest';
import { noUtcDays } from './days.ts';
import { runRule } from './samples.ts';

// Concatenated, so that a search does not find the pattern in this file.
const cut = 'at.toISOString()' + '.slice(0, 10)';
const says = "The UTC day of an instant. Use dayText with the reader's time zone, or send the instant.";

test('no text of the server names the UTC day of an instant, except where days in UTC are meant', async () => {
  expect(
    await runRule(noUtcDays, {
      'server/board/rules/gates.ts': `export const a = (at: Date) =>\n  \`since \${${cut}}\`;`,
      'contract/board/rules.ts': 'export const b = (at: Date) => at.toISOString()\n  ' + ".split('T')[0];",
      'server/board/rules/wait.ts': 'export const c = (at: Date) => ' + 'formatDay(dayOf(at));',
      'server/prequalification/rules/days.ts': `export const dayOf = (at: Date) => ${cut};`,
      'server/board/rules/gates.test.ts': `export const d = (at: Date) => ${cut};`,
      'web/board/parts/day.ts': `export const e = (at: Date) => ${cut};`,
    }),
  ).toEqual([
    `server/board/rules/gates.ts:2  [days]  ${says}`,
    `contract/board/rules.ts:1  [days]  ${says}`,
    `server/board/rules/wait.ts:1  [days]  ${says}`,
  ]);
});
