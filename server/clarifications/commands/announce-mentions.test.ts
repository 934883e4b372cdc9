import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { openCandidateThread, findCandidateThread } from '../queries/candidate-thread.ts';
import { announceMentions } from './announce-mentions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the event of a mention of a colleague names only the own side, the candidate with its request, and whether it is in a note', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  const colleague = await makeUser(kit.db, { tenantId: agency.id, firstName: 'Mara', lastName: 'Ellingsen' });
  await kit.asAgency(recruiter.id, async (scope) => {
    const found = await findCandidateThread(scope, candidateId);
    if (!found) throw new Error('The candidate is not there.');
    const thread = await openCandidateThread(scope, found);
    await announceMentions(scope, thread, { mentioned: [], isNote: false });
    for (const isNote of [false, true]) {
      const mentioned = [{ userId: colleague.id, name: 'Mara Ellingsen', isColleague: true }];
      await announceMentions(scope, thread, { mentioned, isNote });
    }
  });
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'clientId', 'candidateId', 'talentRequestId'])
    .select(sql<string>`data ->> 'isNote'`.as('isNote'))
    .where('kind', 'like', '%.mentioned')
    .orderBy('sequence')
    .execute();
  const event = { kind: 'comment.mentioned', supplierId: agency.id, clientId: null, candidateId };
  expect(events).toEqual(['false', 'true'].map((isNote) => ({ ...event, talentRequestId: request.id, isNote })));
});
