import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { up as addOwningCandidates } from './migrations/0201-owning-candidates.ts';

test('the upgrade finds the candidate that began the ownership of each recent one', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  // The migration compares with the clock of the database.
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  const submitted = async (emailAddress: string, days: number, given: object = {}) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    const facts = { talentRequestId, supplierId: place.agency.id, emailAddress, dateSubmitted: daysAgo(days) };
    return (await makeCandidate(kit.db, { ...facts, ...given })).id;
  };
  const first = await submitted('one@inbox.example', 30);
  const second = await submitted('one@inbox.example', 8);
  const third = await submitted('one@inbox.example', 1);
  const old = await submitted('two@inbox.example', 300);
  const afterExpiry = await submitted('two@inbox.example', 2);
  const theirs = await submitted('one@inbox.example', 1, { supplierId: rival.agency.id });
  const alone = await submitted('three@inbox.example', 1);
  await sql`alter table candidate drop column owning_candidate_id`.execute(kit.db);
  await addOwningCandidates(kit.db as unknown as Kysely<unknown>);
  const rows = await kit.db.selectFrom('candidate').select(['id', 'owningCandidateId']).execute();
  expect(Object.fromEntries(rows.map(({ id, owningCandidateId }) => [id, owningCandidateId]))).toEqual({
    [first]: null,
    [second]: first,
    [third]: first,
    [old]: null,
    [afterExpiry]: null,
    [theirs]: null,
    [alone]: null,
  });
  await kit.close();
});
