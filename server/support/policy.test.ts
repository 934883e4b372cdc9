import { expect, test } from 'vitest';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToErase } from './policy.ts';

test("in an agency only owners may have people erased; Rolecall's staff may too", () => {
  const callers: Record<string, Parameters<typeof rightToErase>[0]> = {
    owner: { side: 'agency', isOwner: true },
    'other user': { side: 'agency', isOwner: false },
    'staff of Rolecall': { side: 'provider' },
  };
  expect(rightsTable(callers, (caller) => ({ erase: rightToErase(caller) }))).toMatchInlineSnapshot(`
    "                  | erase
    owner             | yes
    other user        | owners-erase
    staff of Rolecall | yes"
  `);
});
