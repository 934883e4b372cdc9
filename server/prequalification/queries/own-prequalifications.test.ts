import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDecidedRequest } from '../factories.ts';
import { ownPrequalifications, ownUploads } from './own-prequalifications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's personal data lists their requests, decisions and uploads", async () => {
  const at = kit.clock.now();
  const { requestId, asker, decider } = await makeDecidedRequest(kit.db, at);

  const done = { prequalificationId: requestId, at: at.toISOString() };
  expect(await kit.as(asker.id, ownPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Pending' }]);
  expect(await kit.as(decider.id, ownPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Approved' }]);
  expect(await kit.as(asker.id, ownUploads)).toMatchObject([{ file: 'Insurance.pdf' }]);
});
