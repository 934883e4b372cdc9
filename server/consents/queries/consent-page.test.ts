import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { toConsentPage, downloadConsentCv, lockConsentByToken } from './consent-page.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the page shows the given answers with their questions, and its hash changes with what is shown', async () => {
  const place = await makeConsentFixture(kit.db);
  const first = await makeQuestion(kit.db, { talentRequestId: place.request.id, text: 'Registered?', sort: 1 });
  const second = await makeQuestion(kit.db, { talentRequestId: place.request.id, text: 'Car?', sort: 2 });
  const answers = [
    { questionId: second.id, answer: '' },
    { questionId: first.id, answer: 'Yes' },
  ];
  const request = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
    person: { answers },
  });
  const read = () =>
    kit.asSystem(async (scope) => {
      const row = await lockConsentByToken(scope, request.token);
      if (row instanceof Refused) throw new Error(row.message);
      return toConsentPage(scope, row);
    });
  const page = await read();
  expect(page).toMatchObject({
    answers: [{ question: 'Registered?', answer: 'Yes' }],
    documents: [{ fileName: expect.any(String) as string, sha256: expect.any(String) as string }],
  });
  await kit.db
    .updateTable('talentRequest')
    .set({ jobTitle: 'Ward Clerk' })
    .where('id', '=', place.request.id)
    .execute();
  expect((await read()).shownHash).not.toBe(page.shownHash);
  // A different CV with the same file name changes the page's hash.
  const before = await read();
  await kit.db
    .updateTable('candidateDocument')
    .set({ sha256: 'cd'.repeat(32) })
    .where('fileName', '=', before.documents[0]?.fileName ?? '')
    .execute();
  expect((await read()).shownHash).not.toBe(before.shownHash);
  const file = await kit.asSystem((scope) => downloadConsentCv(scope, { token: request.token }));
  expect(file).toMatchObject({ fileName: page.documents[0]?.fileName });
});

test('a malformed token is an unknown one', async () => {
  for (const token of ['', 'x', 'f'.repeat(64)])
    expect(await kit.asSystem((scope) => lockConsentByToken(scope, token))).toMatchObject({
      refusal: { code: 'link-unknown' },
    });
});
