import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { findSecret } from '../queries/sign-in.ts';
import { keepSecret } from './keep-secret.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('of processes that make a secret at once, all go on with the one that was kept first', async () => {
  const kept = await Promise.all(
    ['one', 'two', 'three'].map((value) => kit.asSystem((scope) => keepSecret(scope, 'a.key', value))),
  );
  expect(new Set(kept).size).toBe(1);
  expect(await kit.asSystem((scope) => findSecret(scope, 'a.key'))).toBe(kept[0]);
});
