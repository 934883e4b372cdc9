import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidateDocument, makeSubmissionFixture } from '../../factories.ts';
import { findUnusedFiles } from './unused-files.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const twice = async (fileName: string) => {
  const { agency, recruiter } = await makeSubmissionFixture(kit.db);
  const facts = { supplierId: agency.id, uploadedBy: recruiter.id, storageKey: fileName, fileName };
  return [await makeCandidateDocument(kit.db, facts), await makeCandidateDocument(kit.db, facts)] as const;
};
/** Deletes a document and returns the files that are no longer needed. */
const remove = (id: string) =>
  kit.asSystem(async (scope) => {
    const deleted = await scope.db
      .deleteFrom('candidateDocument')
      .where('id', '=', id)
      .returning(['storageKey', 'thumbnailKey'])
      .execute();
    return (await findUnusedFiles(scope, deleted)).map(({ storageKey }) => storageKey);
  });

test('a file stays as long as another document has it', async () => {
  const [first, second] = await twice('shared.pdf');
  expect(await remove(first.id)).toEqual([]);
  expect(await remove(second.id)).toEqual(['shared.pdf']);
});

test('of two documents deleted at the same time, one removes the file', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `together-${String(round)}.pdf`;
    const [first, second] = await twice(name);
    const removed = await Promise.all([remove(first.id), remove(second.id)]);
    expect(removed.flat()).toEqual([name]);
  }
});
