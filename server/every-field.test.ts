import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFirstSpecWorld } from '#server/testing/fields/first-spec-world.ts';
import { valueAt } from '#server/testing/fields/saved-records.ts';
import { lookupLists } from '#server/testing/fields/lookups.ts';
import { firstSpecFields } from '#server/testing/fields/specified-fields.ts';

let world: Awaited<ReturnType<typeof createFirstSpecWorld>>;
beforeAll(async () => {
  world = await createFirstSpecWorld(new Date());
}, 120_000);
afterAll(() => world.server.close());

describe.each(Object.entries(firstSpecFields))('%s', (entity, fields) => {
  test.each(fields.split(/\s+/))('%s is stored, and returned as it was written [F02]', (field) => {
    const { written, read } = world.kept[entity] ?? { written: {}, read: {} };
    const value = valueAt(read, field);
    expect(value, 'it is there').toBeDefined();
    if (field in written) expect(value).toEqual(written[field]);
    // Derived fields and server-generated fields must not be empty.
    else expect([null, '']).not.toContain(value);
    if (Array.isArray(value) && field !== 'permissions') expect(value.length).toBeGreaterThan(0);
  });
});

test.each(Object.entries(lookupLists))(
  'the lookup of each %s has id and value [F02]',
  async (_name, [where, input]) => {
    const rows = await world.ask<{ id: unknown; value: unknown }[]>(world.owner, where, input);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, value } of rows) {
      expect(typeof id).toBe('number');
      expect(String(value).trim()).not.toBe('');
    }
  },
);
