import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { paddedNumber } from './padded-number.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a number has at least six digits, and a longer one keeps all of its digits', async () => {
  const { rows } = await sql<{ number: string }>`
    select ${paddedNumber('t.n')} as number from unnest(array[1, 412, 123456, 1234567]) t (n) order by t.n`.execute(
    kit.db,
  );
  expect(rows.map(({ number }) => number)).toEqual(['000001', '000412', '123456', '1234567']);
});
