import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listHeldVersions } from './held-versions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a candidate gets the changes of their details, documents and answers, without the fee and the authors', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const at = kit.clock.now();
  const own = { supplierId: place.agency.id, clientId: place.client.id };
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: place.request.id, ...own });
  const author = { byUserId: place.recruiter.id, byName: 'Ines Marchetti', bySide: 'agency' } as const;
  const store = () =>
    kit.db
      .insertInto('candidateVersion')
      .values({ candidateId, at, ...author })
      .execute();
  const list = async () => {
    const found = await kit.asSystem((scope) => listHeldVersions(scope, [candidateId]));
    expect(JSON.stringify([...found])).not.toContain(author.byName);
    return found.get(candidateId);
  };
  const document = { ...own, candidateId, uploadedBy: place.recruiter.id };
  await makeCandidateDocument(kit.db, { ...document, fileName: 'First.pdf' });
  expect(await list()).toEqual([]);

  await kit.db
    .updateTable('candidate')
    .set({ location: 'Hobart', agencyFee: '18888.00' })
    .where('id', '=', candidateId)
    .execute();
  await store();
  // A version in which only the fee changed has nothing for the candidate.
  await kit.db.updateTable('candidate').set({ agencyFee: '19999.00' }).where('id', '=', candidateId).execute();
  await store();
  await kit.db.updateTable('candidateDocument').set({ deletedAt: at }).where('candidateId', '=', candidateId).execute();
  await makeCandidateDocument(kit.db, { ...document, fileName: 'Second.pdf' });
  const question = await makeQuestion(kit.db, { talentRequestId: place.request.id, text: 'Can you start in May?' });
  await kit.db
    .insertInto('candidateAnswer')
    .values({ candidateId, questionId: question.id, ...own, answer: 'yes' })
    .execute();
  await store();
  expect(await list()).toEqual([
    {
      at: at.toISOString(),
      changes: [{ field: 'location', question: null, before: 'Newcastle NSW', after: 'Hobart' }],
    },
    {
      at: at.toISOString(),
      changes: [
        { field: 'cv', question: null, before: 'First.pdf', after: 'Second.pdf' },
        { field: 'answer', question: 'Can you start in May?', before: '', after: 'yes' },
      ],
    },
  ]);
});
