import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractMessages } from './common/copy.ts';

/** Texts that are declared more than once, and why. The list may only shrink. */
const repeated: Readonly<Record<string, string>> = {
  'This engagement isn’t published yet.': 'one table; only a draft of one’s own can be published',
  'Bidding on this engagement has started.': 'one table; only new talent requests have a way out',
  'This talent request is fulfilled.': 'one table; only a change has a way out',
  'A salary revision is waiting for a decision.': 'one table; the way out of a hire is another one',
};

/** The IDs of the reasons, refusals and ways to unblock an action with the same text. */
const idsByText = new Map<string, Set<string>>();
for (const file of globSync(
  ['common/refusal.ts', 'common/reasons/*-{reasons,refusals}.ts', '*/{reasons,refusals}.ts'],
  {
    cwd: import.meta.dirname,
  },
)) {
  const exported = (await import(`./${file}`)) as Record<string, unknown>;
  for (const { id, message } of Object.values(exported).flatMap(extractMessages)) {
    idsByText.set(message, (idsByText.get(message) ?? new Set()).add(id));
  }
}

test('each reason, refusal and way to unblock an action has a text of its own, or takes it from another one', () => {
  expect(idsByText.size).toBeGreaterThan(300);
  const found = [...idsByText].filter(([, ids]) => ids.size > 1);
  const isKnown = ([text]: readonly [string, unknown]): boolean => text in repeated;
  expect(found.filter((one) => !isKnown(one)).map(([text, ids]) => `${text} ${[...ids].join(', ')}`)).toEqual([]);
  expect(
    found
      .filter(isKnown)
      .map(([text]) => text)
      .sort(),
  ).toEqual(Object.keys(repeated).sort());
});
