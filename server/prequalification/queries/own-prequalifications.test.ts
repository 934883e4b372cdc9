import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDecidedPrequalification } from '../factories.ts';
import { listOwnPrequalifications, listOwnUploads } from './own-prequalifications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's personal data lists their requests, decisions and uploads", async () => {
  const at = kit.clock.now();
  const { requestId, asker, decider } = await makeDecidedPrequalification(kit.db, at);

  const done = { prequalificationId: requestId, at: at.toISOString() };
  expect(await kit.as(asker.id, listOwnPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Pending' }]);
  expect(await kit.as(decider.id, listOwnPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Approved' }]);
  expect(await kit.as(asker.id, listOwnUploads)).toMatchObject([{ file: 'Insurance.pdf' }]);
});
