import { expect, test } from 'vitest';
import { z } from 'zod';
import type { LookupValue } from './lookup.ts';
import { lookupIdShape } from './lookup-shape.ts';

const sizes: readonly LookupValue<1 | 2>[] = [
  { id: 1, value: 'Small' },
  { id: 2, value: 'Large' },
];

test('the ID of a closed list is one of its entries, and any integer in the API description', () => {
  const shape = lookupIdShape(sizes);
  expect(shape.safeParse(2).success).toBe(true);
  expect(shape.safeParse(3).success).toBe(false);
  const description = z.toJSONSchema(shape);
  expect(description).toHaveProperty('type', 'integer');
  expect(description).not.toHaveProperty('enum');
});
