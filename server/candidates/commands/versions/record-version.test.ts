import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '../../factories.ts';
import { editCandidate } from '../edit-candidate.ts';
import { recordVersion } from './record-version.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const submitted = async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const cv = await makeCandidateDocument(kit.db, {
    candidateId: candidate.id,
    supplierId: place.agency.id,
    clientId: place.client.id,
    uploadedBy: place.recruiter.id,
  });
  return { place, candidate, cv };
};
const versionsOf = (candidateId: string) =>
  kit.db.selectFrom('candidateVersion').selectAll().where('candidateId', '=', candidateId).orderBy('number').execute();

describe('versions of a candidate', () => {
  it('begin with what was submitted, and add one for each change', async () => {
    const { place, candidate, cv } = await submitted();
    expect(await versionsOf(candidate.id)).toMatchObject([
      {
        number: 1,
        at: candidate.dateSubmitted,
        byName: candidate.submittedByName,
        bySide: 'agency',
        content: { firstName: candidate.firstName, location: 'Newcastle NSW', documentIds: [cv.id], answers: [] },
      },
    ]);
    const move = (location: string) =>
      kit.asAgency(place.recruiter.id, (scope) => editCandidate(scope, { candidateId: candidate.id, location }));
    await move('Hobart');
    await move('Hobart');
    const versions = await versionsOf(candidate.id);
    expect(versions.map(({ number, bySide, content }) => [number, bySide, content.location])).toEqual([
      [1, 'agency', 'Newcastle NSW'],
      [2, 'agency', 'Hobart'],
    ]);
  });

  it('are not written in the name of another side, nor by another agency', async () => {
    const { place, candidate } = await submitted();
    await kit.db.updateTable('candidate').set({ location: 'Perth' }).where('id', '=', candidate.id).execute();
    await expect(
      kit.asAgency(place.recruiter.id, (scope) =>
        scope.db
          .insertInto('candidateVersion')
          .values({ candidateId: candidate.id, at: scope.now, byUserId: null, byName: 'Ines', bySide: 'client' })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: 'RC018' });
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    await expect(kit.asAgency(rival.recruiter.id, (scope) => recordVersion(scope, candidate.id))).rejects.toThrow(
      'no rows',
    );
  });

  it('are seen by the agency and the employer only, and changed or deleted by neither', async () => {
    const { place, candidate } = await submitted();
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    const all = sql<{ number: number }>`select number from candidate_version where candidate_id = ${candidate.id}`;
    const seen = async (userId: string, as: 'asAgency' | 'asClient') =>
      (await kit[as](userId, (scope) => all.execute(scope.db))).rows.length;
    expect(await seen(place.recruiter.id, 'asAgency')).toBe(1);
    expect(await seen(place.employer.id, 'asClient')).toBe(1);
    expect(await seen(rival.recruiter.id, 'asAgency')).toBe(0);
    await expect(
      kit.asAgency(place.recruiter.id, (scope) =>
        scope.db
          .updateTable('candidateVersion')
          .set({ content: '{}' as never })
          .execute(),
      ),
    ).rejects.toThrow('permission denied');
    await kit.asAgency(place.recruiter.id, async (scope) => {
      await scope.db.updateTable('candidateVersion').set({ byName: 'Nobody' }).execute();
      await scope.db.deleteFrom('candidateVersion').execute();
    });
    expect(await versionsOf(candidate.id)).toMatchObject([{ byName: candidate.submittedByName }]);
  });
});
