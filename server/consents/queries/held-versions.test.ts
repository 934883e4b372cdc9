import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readHeldVersions } from './held-versions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a candidate gets the changes of their details, documents and answers, without the fee and the authors', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const at = kit.clock.now();
  const own = { supplierId: place.agency.id, clientId: place.client.id };
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id };
  const candidate = await makeCandidate(kit.db, given);
  const { id: candidateId, emailAddress, dateSubmitted: firstViewedAt } = candidate;
  const author = { byUserId: place.recruiter.id, byName: 'Ines Marchetti', bySide: 'agency' } as const;
  const store = () =>
    kit.db
      .insertInto('candidateVersion')
      .values({ candidateId, at, ...author })
      .execute();
  const list = async () => {
    const found = await kit.asSystem((scope) =>
      readHeldVersions(scope, [{ id: candidateId, firstViewedAt }], emailAddress),
    );
    expect(JSON.stringify([...found])).not.toContain(author.byName);
    return found.get(candidateId)?.changes;
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

test('what the agency corrected before the employer saw it, or before the address was right, is left out', async () => {
  const { agency, client, recruiter, request } = await makeSubmissionFixture(kit.db);
  const wrong = { firstName: 'Bob', contactNumber: '+61 2 5550 0188', emailAddress: 'bob@inbox.example' };
  const { id, dateSubmitted } = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    ...wrong,
  });
  const ofCandidate = { supplierId: agency.id, clientId: client.id, candidateId: id, uploadedBy: recruiter.id };
  const bobs = await makeCandidateDocument(kit.db, { ...ofCandidate, fileName: 'Bob.pdf' });
  const change = async (minutes: number, changed: object) => {
    await kit.db.updateTable('candidate').set(changed).where('id', '=', id).execute();
    const at = new Date(dateSubmitted.getTime() + minutes * 60_000);
    await kit.db
      .insertInto('candidateVersion')
      .values({ candidateId: id, at, byUserId: recruiter.id, byName: 'Ines Marchetti', bySide: 'agency' })
      .execute();
  };
  // The agency replaces Bob's CV with Alice's, and corrects the details.
  const deletedAt = kit.clock.now();
  await kit.db.updateTable('candidateDocument').set({ deletedAt }).where('id', '=', bobs.id).execute();
  const corrected = { firstName: 'Alice', contactNumber: '', emailAddress: 'Alice@inbox.example' };
  await change(1, corrected);
  const read = async (firstViewedAt: Date | null) =>
    (await kit.asSystem((scope) => readHeldVersions(scope, [{ id, firstViewedAt }], 'alice@inbox.example'))).get(id);
  await change(2, { location: 'Hobart' });
  // The employer opened the candidate at once, or never.
  const seen = await read(dateSubmitted);
  expect(seen?.changes).toMatchObject([{ changes: [{ field: 'location', after: 'Hobart' }] }]);
  expect((await read(null))?.changes).toEqual([]);
  expect(seen?.documentIds.has(bobs.id)).toBe(false);
});
